import { setImmediate } from 'node:timers/promises';

import { getResponse, type RequestHandler } from 'msw';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { ServerStyleSheet } from 'styled-components';

import { KitProvider } from '../../ui/theme/KitProvider';
import { now } from '../fixtures/community';
import { createStageServices, type StageOptions } from './createStageServices';
import { StageServices } from './StageServices';

/** Queries may depend on others. */
const maxRounds = 4;

/** Event loop turns for one round of responses. Some stories have a server that never responds. */
const maxTurns = 30;

/** Renders a story like a server page: again once the requested data has arrived. */
export async function renderStory(
  Story: ComponentType,
  handlers: readonly RequestHandler[],
  sheet: ServerStyleSheet,
): Promise<string> {
  let services: ReturnType<typeof createStageServices> | undefined;
  const createServices = (options: StageOptions) =>
    (services ??= createStageServices(options, { baseUrl: 'http://rendered.invalid', fetch }));
  const fetch = async (request: Request) =>
    (await getResponse([...handlers], request)) ?? Response.json({ message: 'Not found.' }, { status: 404 });
  const render = () =>
    renderToString(
      sheet.collectStyles(
        <StageServices value={createServices}>
          <KitProvider now={() => now}>
            <Story />
          </KitProvider>
        </StageServices>,
      ),
    );

  let rendered = render();
  for (let round = 0; round < maxRounds; round += 1) {
    const queries = services?.forum.cache.getQueryCache().getAll() ?? [];
    const missing = queries.filter(
      ({ state, options }) =>
        state.status === 'pending' && !('enabled' in options && options.enabled === false),
    );
    if (missing.length === 0) break;
    let isFetched = false;
    const fetching = missing.map((query) => query.fetch({ ...query.options, retry: false }));
    void Promise.allSettled(fetching).then(() => (isFetched = true));
    for (let turn = 0; turn < maxTurns && !isFetched; turn += 1) await setImmediate();
    if (!isFetched) break;
    rendered = render();
  }
  services?.forum.stop();
  return rendered;
}
