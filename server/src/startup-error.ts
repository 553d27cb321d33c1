import { errorMessage } from './error-message';
import { operatorMessages } from './operator-messages';

/** The operator can solve it. Printed without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

export function dataFolderUnusable(folder: string, cause: unknown): StartupError {
  return new StartupError(operatorMessages.dataFolderUnusable(folder, errorMessage(cause)), { cause });
}
