// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from './schema';
import type { Shape } from './shape';

type Schemas = components['schemas'];

export const Coin: Shape<Schemas['Coin']> = {
  node: {
    type: 'object',
    required: ['id', 'symbol', 'quote'],
    properties: {
      id: { type: 'oneOf', options: [{ type: 'integer' }, { type: 'string' }] },
      symbol: { type: 'string' },
      quote: {
        type: 'object',
        required: ['USD'],
        properties: {
          USD: {
            type: 'object',
            required: ['price', 'percent_change_24h'],
            properties: { price: { type: 'number' }, percent_change_24h: { type: 'number' } },
          },
        },
      },
      sample: { type: 'boolean' },
    },
  },
};

export const CreatedComment: Shape<Schemas['CreatedComment']> = {
  node: {
    type: 'object',
    required: ['comment'],
    properties: {
      comment: {
        type: 'object',
        required: ['_id', 'userId', 'userCommented', 'commentBody', 'commentedOn'],
        properties: {
          _id: { type: 'string' },
          userId: { type: 'string' },
          userCommented: { type: 'string' },
          userPicture: { type: 'string' },
          commentBody: { type: 'string' },
          commentedOn: { type: 'string' },
          hidden: { type: 'string', enum: ['removed', 'held'] },
        },
      },
    },
  },
};

export const PostCounts: Shape<Schemas['PostCounts']> = {
  node: {
    type: 'object',
    required: ['_id', 'upVotes', 'downVotes', 'boost', 'noOfComments', 'pinned'],
    properties: {
      _id: { type: 'string' },
      upVotes: { type: 'integer' },
      downVotes: { type: 'integer' },
      boost: { type: 'integer' },
      noOfComments: { type: 'integer' },
      pinned: { type: 'boolean' },
      commentsLocked: { type: 'boolean' },
      myVote: {
        type: 'oneOf',
        options: [{ type: 'string', enum: ['upVote', 'downVote'] }, { type: 'null' }],
      },
      voteHeldBack: { type: 'boolean' },
    },
  },
};

export const Session: Shape<Schemas['Session']> = {
  node: {
    type: 'object',
    required: ['token', 'result'],
    properties: {
      token: { type: 'string' },
      result: {
        type: 'object',
        required: ['_id', 'name'],
        properties: { _id: { type: 'string' }, name: { type: 'string' }, profilePicture: { type: 'string' } },
      },
    },
  },
};

export const Site: Shape<Schemas['Site']> = {
  node: {
    type: 'object',
    required: ['brand', 'zones', 'home', 'alerts', 'chat', 'ticker'],
    properties: {
      brand: {
        type: 'object',
        required: ['name', 'tagline'],
        properties: { name: { type: 'string' }, tagline: { type: 'string' }, logo: { type: 'string' } },
      },
      zones: {
        type: 'array',
        items: {
          type: 'object',
          required: ['name', 'description'],
          properties: {
            name: { type: 'string' },
            description: { type: 'string' },
            gifsAreVideos: { type: 'boolean' },
          },
        },
      },
      home: { type: 'string' },
      alerts: { type: 'string', enum: ['dialog', 'browser'] },
      chat: { type: 'boolean' },
      ticker: { type: 'boolean' },
      account: { type: 'boolean' },
      mail: { type: 'boolean' },
      serviceWorker: { type: 'boolean' },
      locationRemoved: { type: 'boolean' },
      maxPictureBytes: { type: 'integer' },
      feeds: { type: 'boolean' },
      signUp: { type: 'string', enum: ['open', 'invite', 'approval'] },
      signUpChallenge: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { type: 'string', enum: ['work', 'hcaptcha'] },
          siteKey: { type: 'string' },
          scriptUrl: { type: 'string' },
        },
      },
      deniedLinks: { type: 'boolean' },
      tasks: {
        type: 'object',
        required: [],
        properties: {
          likeAndRepost: { type: 'string' },
          followAccount: { type: 'string' },
          joinGroup: { type: 'string' },
        },
      },
      publicRemovals: { type: 'boolean' },
      adminUserId: { type: 'string' },
    },
  },
};

export const UpdatedUser: Shape<Schemas['UpdatedUser']> = {
  node: {
    type: 'object',
    required: ['_id', 'name', 'joinedOn'],
    properties: {
      _id: { type: 'string' },
      name: { type: 'string' },
      username: { type: 'string' },
      about: { type: 'string' },
      tags: { type: 'array', items: { type: 'string' } },
      profilePicture: { type: 'string' },
      socialLinks: {
        type: 'object',
        required: [],
        properties: { x: { type: 'string' }, telegram: { type: 'string' }, discord: { type: 'string' } },
      },
      xp: { type: 'integer' },
      level: { type: 'integer' },
      levelXp: { type: 'integer' },
      nextLevelXp: { type: 'integer' },
      rank: { type: 'string' },
      loginStreak: { type: 'integer' },
      postsCount: { type: 'integer' },
      commentsCount: { type: 'integer' },
      likesGivenCount: { type: 'integer' },
      referredBy: { type: 'oneOf', options: [{ type: 'string' }, { type: 'null' }] },
      referredUsersCount: { type: 'integer' },
      referralCode: { type: 'string' },
      joinedOn: { type: 'string' },
      achievements: {
        type: 'array',
        items: {
          type: 'object',
          required: ['_id', 'name', 'description', 'earnedOn'],
          properties: {
            _id: { type: 'string' },
            name: { type: 'string' },
            description: { type: 'string' },
            earnedOn: { type: 'string' },
          },
        },
      },
      tasks: {
        type: 'array',
        items: {
          type: 'object',
          required: ['_id', 'type', 'description', 'criteria', 'completed', 'xpReward'],
          properties: {
            _id: { type: 'string' },
            type: { type: 'string', enum: ['daily', 'other'] },
            description: { type: 'string' },
            criteria: {
              type: 'oneOf',
              options: [
                { type: 'string', enum: ['like-and-repost', 'follow-account', 'join-group'] },
                { type: 'string' },
              ],
            },
            completed: { type: 'boolean' },
            xpReward: { type: 'integer' },
            externalLink: { type: 'string' },
          },
        },
      },
      taskCompletion: {
        type: 'object',
        required: ['message', 'xpGained'],
        properties: { message: { type: 'string' }, xpGained: { type: 'integer' } },
      },
    },
  },
};
