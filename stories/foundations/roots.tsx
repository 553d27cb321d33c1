import { Star } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';

import * as kit from '../../ui';
import type { PostView } from '../../ui/forum/entities';
import { achievements, alphas, isManual, profileFields, tags, tasks } from '../fixtures/profile';
import { slides } from '../fixtures/slides';
import { post, posts } from '../forum/samples';

export interface RootProps {
  id: string;
  className: string;
  style: CSSProperties;
  'data-root': string;
  ref: (element: Element | null) => void;
}

const ignore = () => undefined;
const nobody = () => Promise.resolve([]);
const zones = [{ name: 'Memes', href: '/memes' }];
const comment = {
  _id: 'c',
  userId: 'u',
  userCommented: 'Ada',
  commentBody: 'Yes',
  commentedOn: post.postedOn,
};
const draft = { postTitle: '', postBody: '', postTags: '' };
const credentials = { name: '', username: '', email: '', password: '', referralCode: '' };
const standing = { score: 1 };

const inMenu = (part: ReactNode) => (
  <kit.Menu.Root open>
    <kit.Menu.Trigger>
      <kit.Button>Menu</kit.Button>
    </kit.Menu.Trigger>
    <kit.Menu.Content>{part}</kit.Menu.Content>
  </kit.Menu.Root>
);

const inTabs = (part: ReactNode) => (
  <kit.Tabs.Root defaultValue="one">
    <kit.Tabs.List aria-label="Tabs">
      <kit.Tabs.Trigger value="one">One</kit.Tabs.Trigger>
    </kit.Tabs.List>
    {part}
  </kit.Tabs.Root>
);

export const roots: Readonly<Record<string, (root: RootProps) => ReactNode>> = {
  AchievementList: (root) => <kit.AchievementList achievements={achievements} {...root} />,
  AdminPostTools: (root) => (
    <kit.AdminPostTools maxBoost={10_000} isPinned={false} onPinToggle={ignore} onBoost={ignore} {...root} />
  ),
  AlertDialog: (root) => <kit.AlertDialog isOpen message="Saved" onClose={ignore} {...root} />,
  AuthForm: (root) => (
    <kit.AuthForm
      mode="logIn"
      fields={credentials}
      onFieldChange={ignore}
      onToggleMode={ignore}
      onSubmit={ignore}
      {...root}
    />
  ),
  Avatar: (root) => <kit.Avatar name="Ada" {...root} />,
  AvatarMenu: (root) => <kit.AvatarMenu name="Ada" profileHref="/" onLogOut={ignore} {...root} />,
  Badge: (root) => <kit.Badge count={3} label="unread" {...root} />,
  BannerCarousel: (root) => <kit.BannerCarousel slides={slides} {...root} />,
  BoostedLabel: (root) => <kit.BoostedLabel {...root} />,
  BottomBar: (root) => (
    <kit.BottomBar zones={zones} currentHref="/" onCreate={ignore} onChat={ignore} {...root} />
  ),
  Brand: (root) => <kit.Brand name="Alphazone" {...root} />,
  Button: (root) => <kit.Button {...root}>Save</kit.Button>,
  ButtonLink: (root) => (
    <kit.ButtonLink href="/" {...root}>
      Home
    </kit.ButtonLink>
  ),
  Card: (root) => <kit.Card {...root}>Card</kit.Card>,
  CategoryMenu: (root) => <kit.CategoryMenu zones={zones} onCreate={ignore} {...root} />,
  ChatPanel: (root) => <kit.ChatPanel messages={[]} status="ready" onSend={ignore} {...root} />,
  Checkbox: (root) => <kit.Checkbox label="Newsletter" {...root} />,
  ColorSwatch: (root) => <kit.ColorSwatch token="accent" scheme="dark" {...root} />,
  CommentForm: (root) => <kit.CommentForm search={nobody} onSubmit={() => Promise.resolve(true)} {...root} />,
  CommentList: (root) => <kit.CommentList comments={[comment]} {...root} />,
  CommentSection: (root) => (
    <kit.CommentSection count={1} {...root}>
      Comments
    </kit.CommentSection>
  ),
  ConfirmDialog: (root) => (
    <kit.ConfirmDialog isOpen message="Delete?" onConfirm={ignore} onCancel={ignore} {...root} />
  ),
  CopyButton: (root) => <kit.CopyButton text="ALPHA" {...root} />,
  'Dialog.Content': (root) => (
    <kit.Dialog.Root open>
      <kit.Dialog.Content title="Dialog" {...root}>
        Text
      </kit.Dialog.Content>
    </kit.Dialog.Root>
  ),
  EmptyState: (root) => <kit.EmptyState {...root}>Nothing</kit.EmptyState>,
  ErrorState: (root) => <kit.ErrorState {...root}>Failed</kit.ErrorState>,
  FeedHeader: (root) => <kit.FeedHeader title="Memes" count={2} {...root} />,
  FileField: (root) => (
    <kit.FileField label="Media" files={[]} onFilesAdd={ignore} onFileRemove={ignore} {...root} />
  ),
  Footer: (root) => <kit.Footer brand="Alphazone" {...root} />,
  FormField: (root) => (
    <kit.FormField label="Own" {...root}>
      {(control) => <input {...control} />}
    </kit.FormField>
  ),
  IconButton: (root) => (
    <kit.IconButton label="Star" {...root}>
      <Star aria-hidden />
    </kit.IconButton>
  ),
  Leaderboard: (root) => <kit.Leaderboard entries={alphas} {...root} />,
  Link: (root) => (
    <kit.Link href="/" {...root}>
      Link
    </kit.Link>
  ),
  MediaGallery: (root) => <kit.MediaGallery label="Media" items={['/a.pdf']} {...root} />,
  MentionText: (root) => <kit.MentionText text="Hi @[ada](u-2)" {...root} />,
  MentionTextArea: (root) => (
    <kit.MentionTextArea label="Body" value="" onValueChange={ignore} search={nobody} {...root} />
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
  NavBar: (root) => <kit.NavBar brand="Alphazone" zones={zones} {...root} />,
  NotificationMenu: (root) => (
    <kit.NotificationMenu unreadCount={0} notifications={[]} onChoose={ignore} {...root} />
  ),
  NumberField: (root) => <kit.NumberField label="Boost" {...root} />,
  PageHeading: (root) => <kit.PageHeading {...root}>Users</kit.PageHeading>,
  PageLayout: (root) => <kit.PageLayout {...root}>Page</kit.PageLayout>,
  PasswordField: (root) => <kit.PasswordField label="Password" {...root} />,
  Pill: (root) => <kit.Pill {...root}>Pill</kit.Pill>,
  PostArticle: (root) => <kit.PostArticle post={post} standing={standing} onShare={ignore} {...root} />,
  PostArticleSkeleton: (root) => <kit.PostArticleSkeleton {...root} />,
  PostCard: (root) => <kit.PostCard post={post} standing={standing} {...root} />,
  PostCardSkeleton: (root) => <kit.PostCardSkeleton {...root} />,
  PostEditor: (root) => (
    <kit.PostEditor
      category="Memes"
      value={draft}
      onValueChange={ignore}
      files={[]}
      onFilesAdd={ignore}
      onFileRemove={ignore}
      onSubmit={ignore}
      search={nobody}
      {...root}
    />
  ),
  PostList: (root) => (
    <kit.PostList
      aria-label="Posts"
      posts={posts(1)}
      renderPost={(item: PostView, place) => <kit.PostCard post={item} standing={standing} {...place} />}
      {...root}
    />
  ),
  PostListSkeleton: (root) => <kit.PostListSkeleton {...root} />,
  PriceTicker: (root) => <kit.PriceTicker {...root} />,
  ProfileAbout: (root) => <kit.ProfileAbout user={{}} {...root} />,
  ProfileForm: (root) => (
    <kit.ProfileForm
      fields={profileFields}
      picture={undefined}
      onFieldChange={ignore}
      onPictureChange={ignore}
      onSubmit={ignore}
      onCancel={ignore}
      {...root}
    />
  ),
  ProfileHeader: (root) => <kit.ProfileHeader user={{ name: 'Ada' }} {...root} />,
  Progress: (root) => <kit.Progress label="Level" value={0.5} {...root} />,
  ReferralCode: (root) => <kit.ReferralCode code="ALPHA" {...root} />,
  RelativeTime: (root) => <kit.RelativeTime date={post.postedOn} {...root} />,
  SearchBox: (root) => <kit.SearchBox suggest={nobody} onSubmit={ignore} onChoose={ignore} {...root} />,
  SegmentedControl: (root) => (
    <kit.SegmentedControl label="Sort" segments={[{ value: 'hot', label: 'Hot' }]} {...root} />
  ),
  SettingsSection: (root) => (
    <kit.SettingsSection title="Password" {...root}>
      Fields
    </kit.SettingsSection>
  ),
  'Sheet.Content': (root) => (
    <kit.Sheet.Root open modal={false}>
      <kit.Sheet.Content title="Sheet" {...root}>
        Text
      </kit.Sheet.Content>
    </kit.Sheet.Root>
  ),
  Skeleton: (root) => <kit.Skeleton {...root} />,
  SkipLink: (root) => <kit.SkipLink {...root} />,
  SortToggle: (root) => <kit.SortToggle {...root} />,
  Stack: (root) => <kit.Stack {...root}>Stack</kit.Stack>,
  StatList: (root) => <kit.StatList stats={[{ label: 'XP', value: '3' }]} {...root} />,
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
  TagCard: (root) => <kit.TagCard tag={tags[0] ?? { tagName: 'bitcoin', tagDesc: '' }} {...root} />,
  TagPill: (root) => <kit.TagPill tag="bitcoin" {...root} />,
  TaskList: (root) => <kit.TaskList tasks={tasks} isManual={isManual} {...root} />,
  TextArea: (root) => <kit.TextArea label="Comment" {...root} />,
  TextField: (root) => <kit.TextField label="Name" {...root} />,
  ThemeMenu: (root) => <kit.ThemeMenu value="dark" onChange={ignore} {...root} />,
  UserList: (root) => <kit.UserList users={[{ _id: 'u', name: 'Ada' }]} {...root} />,
  VisuallyHidden: (root) => <kit.VisuallyHidden {...root}>Hidden</kit.VisuallyHidden>,
  VoteControl: (root) => <kit.VoteControl score={1} {...root} />,
};
