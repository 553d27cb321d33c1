import type { components, Session } from '@alphazone/client';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';

import { unauthorized, unsupportedMedia } from '../errors';
import { messages } from '../messages';
import type { FormResult } from '../../../client/rendering';
import { sendingForms } from '../contract/rate-limits';
import { callKeyOf, formKeyIn } from './form-key';
import { setHeldCookie } from './held-cookie';
import { localPath } from './local-path';
import type { SendPersonalPage } from './personal-pages';
import { requireSameOrigin } from './require-same-origin';
import { dropSessionCookie, setSessionCookie } from './session-cookie';
import type { Viewer } from './viewer';

export interface FormsOptions {
  viewerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | undefined>;
  sendPage: SendPersonalPage;
  publicUrl: string | undefined;
  /** Lifetime of the session's cookie. */
  maxAgeSeconds: number;
}

type LogInChallenge = components['schemas']['LogInChallenge'];

/** A call of the API. */
interface FormCall {
  method: HTTPMethods & ('POST' | 'PATCH');
  url: string;
  body?: Record<string, string>;
  idempotencyKey?: string | undefined;
}

type SentForm = Pick<FormResult, 'form' | 'page' | 'fields' | 'postId' | 'missing'>;

interface Refusal {
  message: string;
  challenge?: LogInChallenge;
}

const logInPage = '/Auth';

/**
 * Handles forms of browsers without scripts (docs/decisions/0035-forms.md). Each makes the API call that the app would make, so
 * the same rules and limits apply. Redirects to the form's page, or shows it again with the reason for a refusal.
 */
export async function serveForms(
  app: FastifyInstance,
  { viewerOf, sendPage, publicUrl, maxAgeSeconds }: FormsOptions,
): Promise<void> {
  await app.register((forms, _options, done) => {
    const type = 'application/x-www-form-urlencoded';
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    // Without this parser, the error says that no body is expected.
    forms.addContentTypeParser('*', (_request, _body, parsed) =>
      parsed(unsupportedMedia(messages.bodyType([type]))),
    );
    const post = (
      path: string,
      handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    ) =>
      forms.post(path, { config: { rateLimit: sendingForms } }, (request, reply) => {
        requireSameOrigin(request, publicUrl);
        return handler(request, reply);
      });

    post('/forms/log-in', (request, reply) => {
      const { email = '', password = '' } = fieldsOf(request);
      const sent = { form: 'log-in', page: logInPage, fields: { email } } as const;
      const body = { email: email.trim(), password };
      return logIn(request, reply, sent, { method: 'POST', url: '/api/users/login', body });
    });

    post('/forms/code/:challengeId', (request, reply) => {
      const { code = '' } = fieldsOf(request);
      const { challengeId = '' } = paramsOf(request);
      const sent = { form: 'code', page: logInPage, fields: {} } as const;
      const challenge: LogInChallenge = { id: challengeId, methods: ['code'] };
      const body = { challengeId, code: code.trim() };
      const call = { method: 'POST', url: '/api/session/second-factor', body } as const;
      return logIn(request, reply, sent, call, challenge);
    });

    post('/forms/log-out', async (request, reply) => {
      const viewer = await viewerOf(request, reply);
      if (viewer) {
        const response = await callApi(request, { method: 'POST', url: '/api/session/end' }, viewer);
        const sent = { form: 'log-out', page: '/', fields: {} } as const;
        if (response.statusCode >= 500 || response.statusCode === 429)
          return refuse(request, reply, { ...sent, missing: [] }, response, viewer);
      }
      dropSessionCookie(request, reply);
      return reply.redirect('/', 303);
    });

    post('/forms/vote/:id', (request, reply) => {
      const { value = '' } = fieldsOf(request);
      const { id = '' } = paramsOf(request);
      const page = localPath((request.query as Record<string, unknown>)['page']);
      const call = {
        method: 'PATCH',
        url: `/posts/vote/${encodeURIComponent(id)}`,
        body: { value },
      } as const;
      return submit(request, reply, { form: 'vote', page, postId: id, fields: { value } }, call);
    });

    post('/forms/comment/:id', (request, reply) => {
      // Browsers send line breaks as CRLF.
      const commentBody = (fieldsOf(request)['commentBody'] ?? '').replaceAll('\r\n', '\n');
      const { id = '' } = paramsOf(request);
      const segment = encodeURIComponent(id);
      const sent = {
        form: 'comment',
        page: `/Posts/${segment}#comments`,
        postId: id,
        fields: { commentBody },
      } as const;
      const body = { commentBody: commentBody.trim() };
      return submit(request, reply, sent, { method: 'POST', url: `/comment/${segment}`, body });
    });

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

  const callApi = (
    request: FastifyRequest,
    { method, url, body, idempotencyKey }: FormCall,
    viewer: Viewer | undefined,
  ) =>
    app.inject({
      method,
      url,
      ...(body && { payload: body }),
      remoteAddress: request.ip,
      headers: {
        'user-agent': request.headers['user-agent'] ?? '',
        ...(viewer && { authorization: `Bearer ${viewer.token}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
    });

  async function logIn(
    request: FastifyRequest,
    reply: FastifyReply,
    sent: Omit<SentForm, 'missing'>,
    call: FormCall & { body: Record<string, string> },
    challenge?: LogInChallenge,
  ) {
    const before = await viewerOf(request, reply);
    const response = await callApi(request, call, undefined);
    if (response.statusCode !== 200) {
      const form = { ...sent, missing: blankIn(call.body) };
      return refuse(request, reply, form, response, before, challenge);
    }
    if (before) await callApi(request, { method: 'POST', url: '/api/session/end' }, before);
    setSessionCookie(request, reply, response.json<Session>().token, maxAgeSeconds);
    return reply.redirect('/', 303);
  }

  async function submit(
    request: FastifyRequest,
    reply: FastifyReply,
    sent: Omit<SentForm, 'missing'>,
    { body, ...call }: FormCall & { body: Record<string, string> },
  ) {
    const viewer = await viewerOf(request, reply);
    const userId = viewer?.result._id ?? '';
    const idempotencyKey = callKeyOf(fieldsOf(request), { url: call.url, body });
    const response = await callApi(request, { ...call, body: { ...body, userId }, idempotencyKey }, viewer);
    if (response.statusCode < 300) {
      if (sent.form === 'comment' && isHeld(response.json()))
        setHeldCookie(request, reply, pathOf(sent.page), sent.postId ?? '');
      return reply.redirect(sent.page, 303);
    }
    return refuse(request, reply, { ...sent, missing: blankIn(body) }, response, viewer);
  }

  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, ...sent }: SentForm,
    response: Awaited<ReturnType<typeof callApi>>,
    viewer: Viewer | undefined,
    pendingChallenge?: LogInChallenge,
  ) {
    const { message, challenge = pendingChallenge } = response.json<Refusal>();
    const retryAfter = response.headers['retry-after'];
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    const url = withoutHash(page);
    const result = {
      ...sent,
      page: url,
      status: response.statusCode,
      message: withoutField(message, sent.fields),
    };
    return sendPage(request, reply, {
      url,
      viewer,
      formResult: { ...result, ...(challenge && { challenge }) },
      // The outcome may be unknown: sending the same form again must not repeat it.
      formKey: response.statusCode >= 500 ? formKeyIn(fieldsOf(request)) : undefined,
    });
  }
}

// Safe casts: the parser above has read the body, the router the parameters.
const fieldsOf = ({ body }: FastifyRequest) => (body ?? {}) as Partial<Record<string, string>>;
const paramsOf = ({ params }: FastifyRequest) => params as Partial<Record<string, string>>;

/** The message of an invalid field begins with the field's name, and is shown there. */
function withoutField(message: string, fields: FormResult['fields']): string {
  const name = Object.keys(fields).find((field) => message.startsWith(`${field}: `));
  if (name === undefined) return message;
  const start = name.length + 2;
  return message.charAt(start).toUpperCase() + message.slice(start + 1);
}

const withoutHash = (page: string) => page.replace(/#.*$/, '');
const pathOf = (page: string) => page.replace(/[?#].*$/, '');

/** Whether a new comment is pending approval. */
const isHeld = (answer: unknown) =>
  (answer as { comment?: { hidden?: unknown } } | undefined)?.comment?.hidden === 'held';

const blankIn = (fields: Record<string, string>) =>
  Object.keys(fields).filter((name) => fields[name]?.trim() === '');
