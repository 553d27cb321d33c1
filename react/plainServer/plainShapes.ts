// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, Shape } from '@alphazone/client';

type Schemas = components['schemas'];

export const ChatMessage: Shape<Schemas['ChatMessage']> = {
  node: {
    type: 'object',
    required: ['_id', 'userId', 'userName', 'senderName', 'text', 'timestamp'],
    properties: {
      _id: { type: 'string' },
      senderName: { type: 'string' },
      userId: { type: 'string' },
      userName: { type: 'string' },
      text: { type: 'string' },
      timestamp: { type: 'string', format: 'date-time' },
      idempotencyKey: { type: 'string' },
    },
  },
};

export const Notification: Shape<Schemas['Notification']> = {
  node: {
    type: 'object',
    required: ['_id', 'read', 'type', 'message', 'createdAt'],
    properties: {
      _id: { type: 'string' },
      read: { type: 'boolean' },
      type: { type: 'string', enum: ['mention', 'new_post', 'reply', 'post_vote', 'other'] },
      message: { type: 'string' },
      sender: {
        type: 'object',
        required: ['username'],
        properties: { _id: { type: 'string' }, username: { type: 'string' } },
      },
      postId: {
        type: 'oneOf',
        options: [
          { type: 'string' },
          {
            type: 'object',
            required: ['postTitle'],
            properties: { _id: { type: 'string' }, postTitle: { type: 'string' } },
          },
        ],
      },
      relatedEntityId: { type: 'string' },
      relatedEntityType: { type: 'string', enum: ['User', 'Post'] },
      decision: {
        type: 'object',
        required: ['_id', 'kind', 'reason', 'target'],
        properties: {
          _id: { type: 'string' },
          kind: {
            type: 'string',
            enum: [
              'keep',
              'approve',
              'remove',
              'lock',
              'move',
              'edit tags',
              'warn',
              'silence',
              'ban',
              'end sessions',
            ],
          },
          reason: { type: 'string' },
          target: { type: 'string', enum: ['post', 'comment', 'chat message', 'member', 'picture'] },
        },
      },
      createdAt: { type: 'string', format: 'date-time' },
    },
  },
};

export const Post: Shape<Schemas['Post']> = {
  node: {
    type: 'object',
    required: [
      '_id',
      'postTitle',
      'postBody',
      'mediaUrls',
      'postTags',
      'category',
      'userId',
      'userPosted',
      'postedOn',
      'noOfComments',
      'pinned',
    ],
    properties: {
      _id: { type: 'string' },
      postTitle: { type: 'string' },
      postBody: { type: 'string' },
      mediaUrls: {
        type: 'array',
        items: {
          type: 'oneOf',
          options: [
            { type: 'string' },
            {
              type: 'object',
              required: ['url'],
              properties: {
                url: { type: 'string' },
                type: { type: 'string' },
                width: { type: 'integer' },
                height: { type: 'integer' },
                variants: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['url', 'width', 'height'],
                    properties: {
                      url: { type: 'string' },
                      width: { type: 'integer' },
                      height: { type: 'integer' },
                    },
                  },
                },
                removed: { type: 'boolean' },
              },
            },
          ],
        },
      },
      postTags: { type: 'array', items: { type: 'string' } },
      category: { type: 'string' },
      userId: { type: 'string' },
      userPosted: { type: 'string' },
      userPicture: { type: 'string' },
      postedOn: { type: 'string', format: 'date-time' },
      upVote: { type: 'array', items: { type: 'string' } },
      downVote: { type: 'array', items: { type: 'string' } },
      noOfComments: { type: 'integer' },
      comment: {
        type: 'array',
        items: {
          type: 'object',
          required: ['_id', 'userId', 'userCommented', 'commentBody', 'commentedOn'],
          properties: {
            _id: { type: 'string' },
            userId: { type: 'string' },
            userCommented: { type: 'string' },
            userPicture: { type: 'string' },
            commentBody: { type: 'string' },
            commentedOn: { type: 'string', format: 'date-time' },
            hidden: { type: 'string', enum: ['removed', 'held'] },
          },
        },
      },
      commentCursor: { type: 'string' },
      hidden: { type: 'string', enum: ['removed', 'held'] },
      pinned: { type: 'boolean' },
      commentsLocked: { type: 'boolean' },
      upVotes: { type: 'integer' },
      downVotes: { type: 'integer' },
      boost: { type: 'integer' },
      myVote: {
        type: 'oneOf',
        options: [{ type: 'string', enum: ['upVote', 'downVote'] }, { type: 'null' }],
      },
      voteHeldBack: { type: 'boolean' },
      match: {
        type: 'object',
        required: ['title', 'body'],
        properties: {
          title: {
            type: 'array',
            items: {
              type: 'object',
              required: ['text', 'isMatch'],
              properties: { text: { type: 'string' }, isMatch: { type: 'boolean' } },
            },
          },
          body: {
            type: 'array',
            items: {
              type: 'object',
              required: ['text', 'isMatch'],
              properties: { text: { type: 'string' }, isMatch: { type: 'boolean' } },
            },
          },
        },
      },
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

export const User: Shape<Schemas['User']> = {
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
      joinedOn: { type: 'string', format: 'date-time' },
      achievements: {
        type: 'array',
        items: {
          type: 'object',
          required: ['_id', 'name', 'description', 'earnedOn'],
          properties: {
            _id: { type: 'string' },
            name: { type: 'string' },
            description: { type: 'string' },
            earnedOn: { type: 'string', format: 'date-time' },
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
    },
  },
};
