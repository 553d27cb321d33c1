import type { components } from '@alphazone/client';
import { pagePaths, pagePatterns } from '@alphazone/client/pages';
import type { FastifyRequest } from 'fastify';

import type { FormResult } from '../../../client/rendering';
import type { ApiCall } from './call-api';
import { localPath } from './local-path';

export type LogInChallenge = components['schemas']['LogInChallenge'];

/** A form, and the API call that it makes. */
export interface SubmittedForm extends Pick<FormResult, 'form' | 'fields' | 'postId'> {
  /** Local URL of the page with the form. */
  page: string;
  call: ApiCall;
  /** Still pending after a wrong code. */
  challenge?: LogInChallenge;
}

const logInPage = pagePatterns.auth;

export function readLogIn(request: FastifyRequest): SubmittedForm {
  const { email = '', password = '' } = fieldsOf(request);
  const body = { email: email.trim(), password };
  return {
    form: 'log-in',
    page: logInPage,
    fields: { email },
    call: { method: 'POST', url: '/api/users/login', body },
  };
}

export function readCode(request: FastifyRequest): SubmittedForm {
  const { code = '' } = fieldsOf(request);
  const { challengeId = '' } = paramsOf(request);
  const body = { challengeId, code: code.trim() };
  return {
    form: 'code',
    page: logInPage,
    fields: {},
    call: { method: 'POST', url: '/api/session/second-factor', body },
    challenge: { id: challengeId, methods: ['code'] },
  };
}

export const logOutForm: SubmittedForm = {
  form: 'log-out',
  page: '/',
  fields: {},
  call: { method: 'POST', url: '/api/session/end' },
};

export function readVote(request: FastifyRequest): SubmittedForm {
  const { value = '' } = fieldsOf(request);
  const { id = '' } = paramsOf(request);
  return {
    form: 'vote',
    page: localPath((request.query as Record<string, unknown>)['page']),
    postId: id,
    fields: { value },
    call: { method: 'PATCH', url: `/posts/vote/${encodeURIComponent(id)}`, body: { value } },
  };
}

export function readComment(request: FastifyRequest): SubmittedForm {
  // Browsers send line breaks as CRLF.
  const commentBody = (fieldsOf(request)['commentBody'] ?? '').replaceAll('\r\n', '\n');
  const { id = '' } = paramsOf(request);
  const body = { commentBody: commentBody.trim() };
  return {
    form: 'comment',
    page: `${pagePaths.post(id)}#comments`,
    postId: id,
    fields: { commentBody },
    call: { method: 'POST', url: `/comment/${encodeURIComponent(id)}`, body },
  };
}

// Safe casts: the parser has read the body, the router the parameters.
export const fieldsOf = ({ body }: FastifyRequest) => (body ?? {}) as Partial<Record<string, string>>;
const paramsOf = ({ params }: FastifyRequest) => params as Partial<Record<string, string>>;
