import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the checkout: the nearest one above this file that holds `openapi.yaml`. Looking it up
 * works for the sources and for the built server alike.
 *
 * @throws When no folder above this file holds the contract.
 */
export function repositoryRoot(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'openapi.yaml'))) return folder;
    if (dirname(folder) === folder) {
      throw new Error(`openapi.yaml was not found above ${start}. Run the server from a complete checkout.`);
    }
  }
}
