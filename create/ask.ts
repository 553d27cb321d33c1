import { isCancel, text } from '@clack/prompts';

import {
  defaults,
  nameFor,
  nameProblem,
  seedProblem,
  splitZones,
  zonesProblem,
  type ForumSettings,
} from './settings';

export const askFolder = () =>
  ask('Which folder?', 'my-forum', (folder) => (folder.trim() === '' ? 'Name a folder.' : undefined));

/** Asks for missing answers. Undefined when the user cancels. */
export async function askSettings(
  folder: string,
  given: Partial<ForumSettings>,
): Promise<ForumSettings | undefined> {
  const name = given.name ?? (await ask('What is the community called?', nameFor(folder), nameProblem));
  if (name === undefined) return undefined;
  const zones =
    given.zones ??
    (await ask('Which zones? Separate them by commas.', defaults.zones.join(', '), (answer) =>
      zonesProblem(splitZones(answer)),
    ));
  if (zones === undefined) return undefined;
  const seed = given.seed ?? (await ask('Which accent colour, such as #2f855a?', defaults.seed, seedProblem));
  if (seed === undefined) return undefined;
  return { name, zones: typeof zones === 'string' ? splitZones(zones) : zones, seed };
}

async function ask(
  message: string,
  initialValue: string,
  problemOf: (answer: string) => string | undefined,
): Promise<string | undefined> {
  const answer = await text({
    message,
    initialValue,
    validate: (value = '') => problemOf(value.trim()),
  });
  return isCancel(answer) ? undefined : answer.trim();
}
