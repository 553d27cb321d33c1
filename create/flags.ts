import { parseArgs } from 'node:util';

import { splitZones, type ForumSettings } from './settings';
import { UsageError } from './writeFolder';

export const usage = `Usage: npx @alphazone/create FOLDER [options]

Creates a community forum in FOLDER. Asks for what is missing; without a terminal it takes the defaults.

  --name NAME     what the community is called
  --zones ZONES   its zones, separated by commas: "Plants, Tools"
  --seed COLOUR   the accent in hex, from which the theme is made: "#2f855a"
  --yes           takes the defaults for what is missing
  --help          prints this
`;

export interface Flags extends Partial<ForumSettings> {
  folder?: string;
  areDefaultsTaken: boolean;
  isHelp: boolean;
}

/** @throws {UsageError} For unknown or incomplete flags. */
export function readFlags(args: readonly string[]): Flags {
  const { values, positionals } = parse(args);
  const [folder, surplus] = positionals;
  if (surplus !== undefined) throw new UsageError(`One folder is expected, not also "${surplus}".`);
  return {
    ...(folder !== undefined && { folder }),
    ...(values.name !== undefined && { name: values.name.trim() }),
    ...(values.zones !== undefined && { zones: splitZones(values.zones) }),
    ...(values.seed !== undefined && { seed: values.seed.trim() }),
    areDefaultsTaken: values.yes ?? false,
    isHelp: values.help ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        zones: { type: 'string' },
        seed: { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
