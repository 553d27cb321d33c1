import type { FastifyReply, FastifyRequest, LightMyRequestResponse } from 'fastify';

import type { FormResult } from '../../../client/rendering';
import { formKeyIn } from './form-key';
import type { SendPersonalPage } from './personal-pages';
import { fieldsOf, type LogInChallenge, type SubmittedForm } from './submitted-form';
import type { Viewer } from './viewer';

interface Refusal {
  message: string;
  challenge?: LogInChallenge;
}

/** Shows the form's page again, with the API's reason and the status of its response. */
export type RefuseForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  form: SubmittedForm,
  response: LightMyRequestResponse,
  viewer: Viewer | undefined,
) => Promise<FastifyReply>;

export const createRefuseForm =
  (sendPage: SendPersonalPage): RefuseForm =>
  (request, reply, { page, call, challenge: pending, ...form }, response, viewer) => {
    const { message, challenge = pending } = response.json<Refusal>();
    const retryAfter = response.headers['retry-after'];
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    const url = page.replace(/#.*$/, '');
    return sendPage(request, reply, {
      url,
      viewer,
      formResult: {
        ...form,
        missing: blankIn(call.body),
        page: url,
        status: response.statusCode,
        message: withoutField(message, form.fields),
        ...(challenge && { challenge }),
      },
      // The outcome may be unknown: sending the same form again must not repeat it.
      formKey: response.statusCode >= 500 ? formKeyIn(fieldsOf(request)) : undefined,
    });
  };

/** The message of an invalid field begins with the field's name, and is shown there. */
function withoutField(message: string, fields: FormResult['fields']): string {
  const name = Object.keys(fields).find((field) => message.startsWith(`${field}: `));
  if (name === undefined) return message;
  const start = name.length + 2;
  return message.charAt(start).toUpperCase() + message.slice(start + 1);
}

const blankIn = (fields: Record<string, string> = {}) =>
  Object.keys(fields).filter((name) => fields[name]?.trim() === '');
