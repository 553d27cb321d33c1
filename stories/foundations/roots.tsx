import type { Meta } from '@storybook/react-vite';
import type { ComponentType, CSSProperties, ReactNode } from 'react';

import * as kit from '../../ui';
import * as crypto from '../../ui/crypto';

export interface RootProps {
  id: string;
  className: string;
  style: CSSProperties;
  'data-root': string;
  ref: (element: Element | null) => void;
}

type Render = (root: RootProps) => ReactNode;

const inMenu = (part: ReactNode) => (
  <kit.Menu.Root open>
    <kit.Menu.Trigger>
      <kit.Button>Menu</kit.Button>
    </kit.Menu.Trigger>
    <kit.Menu.Content>{part}</kit.Menu.Content>
  </kit.Menu.Root>
);

const inCard = (part: ReactNode) => (
  <kit.PostCardParts.Root>
    <kit.PostCardParts.Title href="/">Title</kit.PostCardParts.Title>
    {part}
  </kit.PostCardParts.Root>
);

const inArticle = (part: ReactNode) => (
  <kit.PostArticleParts.Root>
    <kit.PostArticleParts.Title>Title</kit.PostArticleParts.Title>
    {part}
  </kit.PostArticleParts.Root>
);

const inTabs = (part: ReactNode) => (
  <kit.Tabs.Root defaultValue="one">
    <kit.Tabs.List aria-label="Tabs">
      <kit.Tabs.Trigger value="one">One</kit.Tabs.Trigger>
    </kit.Tabs.List>
    {part}
  </kit.Tabs.Root>
);

/** Parts render only inside others. */
const parts: Readonly<Record<string, Render>> = {
  CommentItem: (root) => (
    <kit.CommentList>
      <kit.CommentItem
        author={{ name: 'Ada', href: '/' }}
        date="2026-06-15T12:00:00Z"
        text="Text"
        {...root}
      />
    </kit.CommentList>
  ),
  'Dialog.Content': (root) => (
    <kit.Dialog.Root open>
      <kit.Dialog.Content title="Dialog" {...root}>
        Text
      </kit.Dialog.Content>
    </kit.Dialog.Root>
  ),
  'Menu.Content': (root) => (
    <kit.Menu.Root open>
      <kit.Menu.Trigger>
        <kit.Button>Menu</kit.Button>
      </kit.Menu.Trigger>
      <kit.Menu.Content {...root}>Menu</kit.Menu.Content>
    </kit.Menu.Root>
  ),
  'Menu.Item': (root) => inMenu(<kit.Menu.Item {...root}>Item</kit.Menu.Item>),
  'Menu.Label': (root) => inMenu(<kit.Menu.Label {...root}>Label</kit.Menu.Label>),
  'Menu.LinkItem': (root) =>
    inMenu(
      <kit.Menu.LinkItem href="/" {...root}>
        Item
      </kit.Menu.LinkItem>,
    ),
  'Menu.RadioGroup': (root) =>
    inMenu(
      <kit.Menu.RadioGroup label="Theme" {...root}>
        <kit.Menu.RadioItem value="dark">Dark</kit.Menu.RadioItem>
      </kit.Menu.RadioGroup>,
    ),
  'Menu.RadioItem': (root) =>
    inMenu(
      <kit.Menu.RadioGroup label="Theme">
        <kit.Menu.RadioItem value="dark" {...root}>
          Dark
        </kit.Menu.RadioItem>
      </kit.Menu.RadioGroup>,
    ),
  'Menu.Separator': (root) => inMenu(<kit.Menu.Separator {...root} />),
  'PostArticleParts.Actions': (root) =>
    inArticle(<kit.PostArticleParts.Actions {...root}>Actions</kit.PostArticleParts.Actions>),
  'PostArticleParts.Body': (root) => inArticle(<kit.PostArticleParts.Body text="Text" {...root} />),
  'PostArticleParts.Byline': (root) =>
    inArticle(<kit.PostArticleParts.Byline author={{ name: 'Ada' }} date="2026-06-15T12:00:00Z" {...root} />),
  'PostArticleParts.Root': (root) => (
    <kit.PostArticleParts.Root {...root}>
      <kit.PostArticleParts.Title>Title</kit.PostArticleParts.Title>
    </kit.PostArticleParts.Root>
  ),
  'PostArticleParts.Tags': (root) => inArticle(<kit.PostArticleParts.Tags tags={['one']} {...root} />),
  'PostArticleParts.Title': (root) => (
    <kit.PostArticleParts.Root>
      <kit.PostArticleParts.Title {...root}>Title</kit.PostArticleParts.Title>
    </kit.PostArticleParts.Root>
  ),
  'PostCardParts.Actions': (root) => inCard(<kit.PostCardParts.Actions href="/" comments={2} {...root} />),
  'PostCardParts.Byline': (root) =>
    inCard(<kit.PostCardParts.Byline author={{ name: 'Ada' }} date="2026-06-15T12:00:00Z" {...root} />),
  'PostCardParts.Excerpt': (root) =>
    inCard(<kit.PostCardParts.Excerpt {...root}>Text</kit.PostCardParts.Excerpt>),
  'PostCardParts.Footer': (root) =>
    inCard(<kit.PostCardParts.Footer {...root}>Footer</kit.PostCardParts.Footer>),
  'PostCardParts.Media': (root) => inCard(<kit.PostCardParts.Media item="/a.mp3" alt="Sound" {...root} />),
  'PostCardParts.Root': (root) => (
    <kit.PostCardParts.Root {...root}>
      <kit.PostCardParts.Title href="/">Title</kit.PostCardParts.Title>
    </kit.PostCardParts.Root>
  ),
  'PostCardParts.Tags': (root) => inCard(<kit.PostCardParts.Tags tags={['one']} {...root} />),
  'PostCardParts.Title': (root) => (
    <kit.PostCardParts.Root>
      <kit.PostCardParts.Title href="/" {...root}>
        Title
      </kit.PostCardParts.Title>
    </kit.PostCardParts.Root>
  ),
  'Sheet.Content': (root) => (
    <kit.Sheet.Root open modal={false}>
      <kit.Sheet.Content title="Sheet" {...root}>
        Text
      </kit.Sheet.Content>
    </kit.Sheet.Root>
  ),
  'Tabs.Content': (root) =>
    inTabs(
      <kit.Tabs.Content value="one" {...root}>
        Panel
      </kit.Tabs.Content>,
    ),
  'Tabs.List': (root) => (
    <kit.Tabs.Root>
      <kit.Tabs.List aria-label="Tabs" {...root} />
    </kit.Tabs.Root>
  ),
  'Tabs.Root': (root) => <kit.Tabs.Root {...root}>Tabs</kit.Tabs.Root>,
  'Tabs.Trigger': (root) => (
    <kit.Tabs.Root>
      <kit.Tabs.List aria-label="Tabs">
        <kit.Tabs.Trigger value="one" {...root}>
          One
        </kit.Tabs.Trigger>
      </kit.Tabs.List>
    </kit.Tabs.Root>
  ),
};

/** Render no element of their own. */
const without = new Set([
  ...['ClockProvider', 'CryptoMessagesProvider', 'KitProvider'],
  ...['Dialog.Close', 'Dialog.Root', 'Dialog.Trigger', 'Menu.Root', 'Menu.Trigger'],
  ...['Sheet.Close', 'Sheet.Root', 'Sheet.Trigger'],
  'Tooltip',
]);

const names = Object.entries<unknown>({ ...kit, ...crypto })
  .filter(([name]) => /^[A-Z][a-z]/.test(name))
  .flatMap(([name, value]) =>
    typeof value === 'function' ? name : Object.keys(value ?? {}).map((part) => `${name}.${part}`),
  )
  .filter((name) => !without.has(name));

const metas = Object.values(
  import.meta.glob<Meta>('../{components,forum}/*.stories.tsx', { eager: true, import: 'default' }),
);

const renderWithStoryArgs = (name: string): Render => {
  const { component, args } = metas.find(({ title }) => title?.endsWith(`/${name}`)) ?? {};
  const Component = component as ComponentType<RootProps> | undefined;
  return (root) => Component && <Component {...args} {...root} />;
};

/** Every component of the kit, with the args of its stories. */
export const roots: Readonly<Record<string, Render>> = Object.fromEntries(
  names.map((name) => [name, parts[name] ?? renderWithStoryArgs(name)]),
);
