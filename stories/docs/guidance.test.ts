import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import * as kit from '../../ui';
import { guidance, type Guidance } from './guidance';

const stories = new URL('..', import.meta.url);

/** The last parts of the titles of all stories. */
const titles = readdirSync(stories, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => readFileSync(new URL(path, stories), 'utf8'))
  .flatMap((source) => [...source.matchAll(/title: '[^']*\/([^'/]+)'/g)].map(([, name]) => name));

/** The components of the kit that have to be documented. */
const components = [
  ...['Button', 'IconButton', 'Link', 'TextField', 'TextArea', 'NumberField', 'Checkbox', 'FileField'],
  ...[
    'FormField',
    'Avatar',
    'Badge',
    'Pill',
    'Card',
    'Menu',
    'Tabs',
    'Dialog',
    'AlertDialog',
    'ConfirmDialog',
  ],
  ...['SegmentedControl', 'CopyButton', 'Progress', 'Skeleton', 'EmptyState', 'ErrorState', 'RelativeTime'],
  ...['VisuallyHidden', 'SkipLink', 'NavBar', 'SearchBox', 'NotificationMenu', 'AvatarMenu', 'PostCard'],
  ...[
    'PostList',
    'VoteControl',
    'TagPill',
    'BoostedLabel',
    'AdminPostTools',
    'MediaGallery',
    'BannerCarousel',
  ],
  ...[
    'SortToggle',
    'PriceTicker',
    'ChatPanel',
    'Leaderboard',
    'CommentList',
    'CommentForm',
    'MentionTextArea',
  ],
  ...['PostEditor', 'ProfileHeader', 'StatList', 'AchievementList', 'TaskList', 'ProfileForm', 'UserList'],
  ...['TagCard', 'AuthForm', 'PageLayout'],
];

describe.each(components)('%s', (name) => {
  it('is exported by the kit', () => {
    expect(kit).toHaveProperty(name);
  });

  it('has stories under its name', () => {
    expect(titles).toContain(name);
  });

  it('says what to do and what not to do', () => {
    const rules = (guidance as Record<string, Guidance | undefined>)[name];
    expect(rules?.do.join('')).toMatch(/\w/);
    expect(rules?.dont.join('')).toMatch(/\w/);
  });
});

it('gives no advice on what is no component', () => {
  expect(Object.keys(guidance).filter((name) => !(name in kit))).toEqual([]);
});
