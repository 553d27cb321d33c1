import { searchBoxMachine, searchBoxStatus, type PostMatch } from '@alphazone/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';

export { searchBoxStatus };

export type SearchActor = ActorRefFrom<typeof searchBoxMachine>;

/** `signal` aborts on the next key press. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly PostMatch[]>;

/** Not started yet. */
export const createSearchActor = (suggest: Suggest): SearchActor =>
  createActor(
    searchBoxMachine.provide({
      actors: {
        suggest: fromPromise<readonly PostMatch[], { text: string }>(({ input, signal }) =>
          suggest(input.text, signal),
        ),
      },
    }),
  );
