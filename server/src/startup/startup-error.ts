import { errorMessage } from '../error-message';
import { isDiskFull } from '../files/is-disk-full';
import { operatorMessages } from '../operator-messages';

/** The operator can solve it. Printed without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

export function dataFolderUnusable(folder: string, cause: unknown): StartupError {
  const describe = isDiskFull(cause) ? operatorMessages.dataFolderFull : operatorMessages.dataFolderUnusable;
  return new StartupError(describe(folder, errorMessage(cause)), { cause });
}
