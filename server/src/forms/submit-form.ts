import type { Session } from '@alphazone/client';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { CallApi } from './call-api';
import { callKeyOf } from './form-key';
import { setHeldCookie } from './held-cookie';
import type { RefuseForm } from './refuse-form';
import { dropSessionCookie, setSessionCookie } from './session-cookie';
import { fieldsOf, logOutForm, type SubmittedForm } from './submitted-form';
import type { Viewer } from './viewer';

interface SubmitServices {
  callApi: CallApi;
  refuse: RefuseForm;
  viewerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | undefined>;
  /** Lifetime of the session's cookie. */
  maxAgeSeconds: number;
}

/** Starts a session. Ends the browser's previous one. */
export async function submitLogIn(
  { callApi, refuse, viewerOf, maxAgeSeconds }: SubmitServices,
  request: FastifyRequest,
  reply: FastifyReply,
  form: SubmittedForm,
): Promise<FastifyReply> {
  const before = await viewerOf(request, reply);
  const response = await callApi(request, form.call, undefined);
  if (response.statusCode !== 200) return refuse(request, reply, form, response, before);
  if (before) await callApi(request, logOutForm.call, before);
  setSessionCookie(request, reply, response.json<Session>().token, maxAgeSeconds);
  return reply.redirect('/', 303);
}

/** Also logs out when the session has ended. */
export async function submitLogOut(
  { callApi, refuse, viewerOf }: SubmitServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const viewer = await viewerOf(request, reply);
  if (viewer) {
    const response = await callApi(request, logOutForm.call, viewer);
    if (response.statusCode >= 500 || response.statusCode === 429)
      return refuse(request, reply, logOutForm, response, viewer);
  }
  dropSessionCookie(request, reply);
  return reply.redirect('/', 303);
}

/** Makes the viewer's call, once however often the form is submitted, and returns to the form's page. */
export async function submitAction(
  { callApi, refuse, viewerOf }: SubmitServices,
  request: FastifyRequest,
  reply: FastifyReply,
  form: SubmittedForm,
): Promise<FastifyReply> {
  const { page, postId, call } = form;
  const { url, body = {} } = call;
  const viewer = await viewerOf(request, reply);
  const userId = viewer?.result._id ?? '';
  const idempotencyKey = callKeyOf(fieldsOf(request), { url, body });
  const response = await callApi(request, { ...call, body: { ...body, userId }, idempotencyKey }, viewer);
  if (response.statusCode >= 300) return refuse(request, reply, form, response, viewer);
  if (form.form === 'comment' && isHeld(response.json()))
    setHeldCookie(request, reply, page.replace(/[?#].*$/, ''), postId ?? '');
  return reply.redirect(page, 303);
}

/** Whether a new comment is pending approval. */
const isHeld = (answer: unknown) =>
  (answer as { comment?: { hidden?: unknown } } | undefined)?.comment?.hidden === 'held';
