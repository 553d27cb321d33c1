import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { sendingForms } from '../contract/rate-limits';
import { unauthorized, unsupportedMedia } from '../errors';
import { messages } from '../messages';
import { createCallApi } from './call-api';
import type { SendPersonalPage } from './personal-pages';
import { createRefuseForm } from './refuse-form';
import { requireSameOrigin } from './require-same-origin';
import { dropSessionCookie } from './session-cookie';
import { submitAction, submitLogIn, submitLogOut } from './submit-form';
import { readCode, readComment, readLogIn, readVote } from './submitted-form';
import type { Viewer } from './viewer';

export interface FormsOptions {
  viewerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | undefined>;
  sendPage: SendPersonalPage;
  publicUrl: string | undefined;
  /** Lifetime of the session's cookie. */
  maxAgeSeconds: number;
}

type FormHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Handles forms of browsers without scripts (docs/decisions/0035-forms.md). Each makes the API call that the app would make, so
 * the same rules and limits apply. Redirects to the form's page, or shows it again with the reason for a refusal.
 */
export async function serveForms(
  app: FastifyInstance,
  { viewerOf, sendPage, publicUrl, maxAgeSeconds }: FormsOptions,
): Promise<void> {
  const services = {
    callApi: createCallApi(app),
    refuse: createRefuseForm(sendPage),
    viewerOf,
    maxAgeSeconds,
  };

  await app.register((forms, _options, done) => {
    acceptOnlyForms(forms);
    const post = (path: string, handle: FormHandler) =>
      forms.post(path, { config: { rateLimit: sendingForms } }, (request, reply) => {
        requireSameOrigin(request, publicUrl);
        return handle(request, reply);
      });

    post('/forms/log-in', (request, reply) => submitLogIn(services, request, reply, readLogIn(request)));
    post('/forms/code/:challengeId', (request, reply) =>
      submitLogIn(services, request, reply, readCode(request)),
    );
    post('/forms/log-out', (request, reply) => submitLogOut(services, request, reply));
    post('/forms/vote/:id', (request, reply) => submitAction(services, request, reply, readVote(request)));
    post('/forms/comment/:id', (request, reply) =>
      submitAction(services, request, reply, readComment(request)),
    );
    // Hands the session over to the app, once its scripts run.
    post('/forms/session', async (request, reply) => {
      const viewer = await viewerOf(request, reply);
      if (!viewer) throw unauthorized(messages.loginNeeded);
      dropSessionCookie(request, reply);
      return reply.header('cache-control', 'no-store').send(viewer);
    });
    // The URL of a refused form, reopened.
    forms.get('/forms/*', (_request, reply) => reply.redirect('/', 303));
    done();
  });
}

function acceptOnlyForms(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  // Without this parser, the error says that no body is expected.
  app.addContentTypeParser('*', (_request, _body, parsed) =>
    parsed(unsupportedMedia(messages.bodyType([type]))),
  );
}
