import { reloadFile, type ReloadHooks } from '../files/reload-file';
import { defaultFilters, parseFilters, type Filters } from './filters';

/** @throws StartupError when the file is not valid. */
export const readFilters = (file: string | undefined, hooks: ReloadHooks): (() => Filters) =>
  file === undefined ? () => defaultFilters : reloadFile({ file, parse: parseFilters, ...hooks });
