import type { FastifyBaseLogger } from 'fastify';

import { StartupError } from '../startup-error';
import { defaultFilters, parseFilters, type Filters } from './filters';
import { reloadFile } from './reload-file';

/** @throws StartupError when the file is not valid. */
export function readFilters(file: string | undefined, log: FastifyBaseLogger): () => Filters {
  if (file === undefined) return () => defaultFilters;
  try {
    return reloadFile({ file, parse: parseFilters, log });
  } catch (error) {
    throw new StartupError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
