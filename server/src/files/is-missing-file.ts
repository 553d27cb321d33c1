/** Whether an operation failed because its file or folder does not exist. */
export const isMissingFile = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
