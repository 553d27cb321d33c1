import { errorMessage } from '../error-message';
import { operatorMessages } from '../operator-messages';

/** The operator can solve it. Printed without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

export function dataFolderUnusable(folder: string, cause: unknown): StartupError {
  const describe = isDiskFull(cause) ? operatorMessages.dataFolderFull : operatorMessages.dataFolderUnusable;
  return new StartupError(describe(folder, errorMessage(cause)), { cause });
}

/** No space, or the user's quota is used up. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
