import type { FastifyBaseLogger } from 'fastify';

import { reloadFile } from '../reload-file';
import { defaultFilters, parseFilters, type Filters } from './filters';

/** @throws StartupError when the file is not valid. */
export const readFilters = (file: string | undefined, log: FastifyBaseLogger): (() => Filters) =>
  file === undefined ? () => defaultFilters : reloadFile({ file, parse: parseFilters, log });
