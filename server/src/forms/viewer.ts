import type { Session } from '@alphazone/client';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Identify } from '../accounts/sessions/identify-callers';
import { dropSessionCookie, readSessionCookie } from './session-cookie';

/** A member whose session is in a cookie. Has the fields of `Session`. */
export type Viewer = Session;

/** Returns undefined for guests. Deletes the cookie of an ended session. */
export async function viewerOf(
  identify: Identify,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Viewer | undefined> {
  const token = readSessionCookie(request);
  if (token === undefined) return undefined;
  const { member } = await identify(`Bearer ${token}`, { snapshot: false });
  if (!member) {
    dropSessionCookie(request, reply);
    return undefined;
  }
  const { id, name, pictureUrl } = member;
  return { token, result: { _id: id, name, ...(pictureUrl !== null && { profilePicture: pictureUrl }) } };
}
