import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Works for the sources and the built server. @throws When no parent folder has the contract. */
export function repositoryRoot(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'openapi.yaml'))) return folder;
    if (dirname(folder) === folder) {
      throw new Error(`openapi.yaml was not found above ${start}. Run the server from a complete checkout.`);
    }
  }
}
