import type { Post } from '@alphazone/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { comment, publish, signUp, vote, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
});
afterAll(() => server.close());

describe('the main job', () => {
  it('publishes, votes, comments and reads back', async () => {
    const post = await publish(ada);
    await vote(bob, post._id);
    await comment(bob, post._id, '  gm  ');

    const response = await server.request({ url: `/posts/get?id=${post._id}` });

    expect(response.json<Post[]>()).toMatchObject([
      {
        postTitle: 'Halving day',
        userPosted: 'Ada',
        upVote: [bob.id],
        noOfComments: 1,
        comment: [{ commentBody: 'gm' }],
      },
    ]);
  });
});
