import { parseArgs } from 'node:util';

import { defaults, splitZones, type ForumSettings } from './settings';
import { UsageError } from './writeFolder';

export const usage = `Usage: npx @alphazone/create FOLDER [options]

Creates a community forum in FOLDER, which must be new or empty. Asks for what is missing; without a terminal it
takes the defaults.

  --name NAME     what the community is called; by default the folder's name
  --zones ZONES   its zones, separated by commas: "Plants, Tools"; by default "${defaults.zones.join(', ')}"
  --seed COLOUR   the accent colour, which the theme is made from, in quotes: "${defaults.seed}" (the default), "#285",
                  "rgb(47 133 90)", or a colour in hsl() or oklch()
  -y, --yes       takes the defaults for what is missing
  -h, --help      prints this
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
