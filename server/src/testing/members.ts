import type { Comment, Post, Session } from '@alphazone/client';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';

import type { TestApp } from './test-app';

export interface TestMember {
  id: string;
  name: string;
  username: string;
  email: string;
  token: string;
  request: (options: InjectOptions) => Promise<LightMyRequestResponse>;
}

export const testPassword = 'correct horse 1';

export async function signUp(server: TestApp, name: string, referralCode = ''): Promise<TestMember> {
  const username = name.toLowerCase();
  const email = `${username}@example.org`;
  const response = await server.request({
    method: 'POST',
    url: '/api/users/signup',
    payload: { name, username, email, password: testPassword, referralCode },
  });
  if (response.statusCode !== 201) throw new Error(`${name} could not sign up: ${response.body}`);
  const session = response.json<Session>();
  const { token, result } = session;
  return {
    id: result._id,
    name,
    username,
    email,
    token,
    request: (options) =>
      server.request({ ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } }),
  };
}

/** `fields` replaces parts of the body. */
export const requestPost = (member: TestMember, fields: Record<string, unknown> = {}) =>
  member.request({
    method: 'POST',
    url: '/posts/CreatePost',
    payload: {
      postTitle: 'Halving day',
      postBody: 'It is close.',
      postTags: ['bitcoin'],
      mediaUrls: [],
      userPosted: member.name,
      userId: member.id,
      category: 'Cryptocurrency',
      ...fields,
    },
  });

/** `fields` replaces parts of the body. */
export async function publish(member: TestMember, fields: Record<string, unknown> = {}): Promise<Post> {
  const response = await requestPost(member, fields);
  if (response.statusCode !== 201) throw new Error(`${member.name} could not publish: ${response.body}`);
  return response.json<Post>();
}

export async function comment(member: TestMember, postId: string, commentBody = 'Nice.'): Promise<Comment> {
  const response = await member.request({
    method: 'POST',
    url: `/comment/${postId}`,
    payload: { commentBody, userCommented: member.name, userId: member.id, noOfComments: 1 },
  });
  if (response.statusCode !== 201) throw new Error(`${member.name} could not comment: ${response.body}`);
  return response.json<{ comment: Comment }>().comment;
}

export const vote = (member: TestMember, postId: string, value: 'upVote' | 'downVote' = 'upVote') =>
  member.request({ method: 'PATCH', url: `/posts/vote/${postId}`, payload: { value, userId: member.id } });
