import { operatorMessages } from './operator-messages';

/** The operator can solve it. Printed without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

export function dataFolderUnusable(folder: string, cause: unknown): StartupError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartupError(operatorMessages.dataFolderUnusable(folder, reason), { cause });
}
