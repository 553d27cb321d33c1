import {
  ArrowBigDown,
  ArrowBigUp,
  Bell,
  Ellipsis,
  Flame,
  LogOut,
  Plus,
  Search,
  Sparkles,
  Trash2,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';

import { Avatar } from '../../ui/components/Avatar';
import { Badge } from '../../ui/components/Badge';
import { Button, ButtonLink } from '../../ui/components/Button';
import { Checkbox } from '../../ui/components/Checkbox';
import { CopyButton } from '../../ui/components/CopyButton';
import { EmptyState } from '../../ui/components/EmptyState';
import { ErrorState } from '../../ui/components/ErrorState';
import { FileField } from '../../ui/components/FileField';
import { IconButton } from '../../ui/components/IconButton';
import { Link } from '../../ui/components/Link';
import { Menu } from '../../ui/components/Menu';
import { NumberField } from '../../ui/components/NumberField';
import { Pill } from '../../ui/components/Pill';
import { Progress } from '../../ui/components/Progress';
import { RelativeTime } from '../../ui/components/RelativeTime';
import { SegmentedControl } from '../../ui/components/SegmentedControl';
import { Skeleton } from '../../ui/components/Skeleton';
import { Stack } from '../../ui/components/Stack';
import { Tabs } from '../../ui/components/Tabs';
import { TextArea } from '../../ui/components/TextArea';
import { TextField } from '../../ui/components/TextField';
import { landscape, portrait } from '../fixtures/pictures';

const ignore = () => undefined;
const now = '2026-06-15T12:00:00Z';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section">
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}

export function Everything() {
  return (
    <Stack direction="grid" columns="wide" gap="12">
      <Buttons />
      <People />
      <Fields />
      <Choices />
      <States />
    </Stack>
  );
}

function Buttons() {
  return (
    <Group title="Buttons">
      <Stack direction="row" gap="3">
        <Button variant="solid">
          <Plus aria-hidden /> Create Post
        </Button>
        <Button>Share</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="danger">Delete</Button>
      </Stack>
      <Stack direction="row" gap="3">
        <Button variant="solid" size="small">
          Save
        </Button>
        <Button size="small">Pin Post</Button>
        <Button disabled>Disabled</Button>
        <Button variant="solid" isBusy>
          Saving
        </Button>
        <ButtonLink href="/Auth">Log in</ButtonLink>
      </Stack>
      <Stack direction="row" gap="3">
        <IconButton label="Upvote" tone="up" aria-pressed>
          <ArrowBigUp aria-hidden />
        </IconButton>
        <IconButton label="Downvote" tone="down" aria-pressed>
          <ArrowBigDown aria-hidden />
        </IconButton>
        <IconButton label="More">
          <Ellipsis aria-hidden />
        </IconButton>
        <IconButton label="Delete" tone="danger" hasBorder>
          <Trash2 aria-hidden />
        </IconButton>
        <IconButton label="Notifications">
          <Bell aria-hidden />
        </IconButton>
        <Badge count={3} label="unread" /> <Badge count={120} label="unread" />
      </Stack>
      <Stack direction="row" gap="3">
        <CopyButton text="ALPHA-1234" />
        <Menu.Root>
          <Menu.Trigger>
            <Button>Menu</Button>
          </Menu.Trigger>
          <Menu.Content>
            <Menu.LinkItem href="/Users/1">
              <UserRound aria-hidden /> Profile
            </Menu.LinkItem>
            <Menu.Item>
              <LogOut aria-hidden /> Log out
            </Menu.Item>
          </Menu.Content>
        </Menu.Root>
      </Stack>
    </Group>
  );
}

function People() {
  return (
    <Group title="People, tags and time">
      <Stack direction="row" gap="3">
        <Avatar name="Ada" src={portrait} size={72} />
        <Avatar name="Satoshi" />
        <Avatar name="Vitalik" size={32} />
        <Avatar name="Hal" size={20} />
        <Link href="/Users/1" tone="text">
          Hal Finney
        </Link>
        <RelativeTime date="2026-06-15T09:00:00Z" now={now} />
        <RelativeTime date="2026-06-15T11:18:00Z" now={now} length="compact" />
      </Stack>
      <Stack direction="row" gap="3">
        <Pill tone="boost">
          <Flame aria-hidden /> Boosted
        </Pill>
        <Pill href="/Tags?tag=bitcoin">bitcoin</Pill>
        <Pill>memes</Pill>
        <Pill tone="accent">Level 4</Pill>
        <Pill tone="success">Completed</Pill>
        <Pill tone="danger">Failed</Pill>
      </Stack>
      <p>
        A post reads like this, with a <Link href="/posts/1">link in the middle</Link> and enough words to
        show the rhythm of a paragraph on two or three lines.
      </p>
      <Progress label="To level 5" value={0.64} />
    </Group>
  );
}

function Fields() {
  return (
    <Group title="Fields">
      <TextField label="Search" isLabelHidden type="search" placeholder="Search posts" icon={<Search />} />
      <TextField label="Display Name" defaultValue="Ada Lovelace" />
      <TextField
        label="Password"
        type="password"
        hint="At least eight characters including at least 1 letter and 1 number."
      />
      <TextField label="Username" defaultValue=" " error="Enter a username to continue" />
      <TextArea label="Comment" isLabelHidden minRows={1} placeholder="Write a comment" />
      <Stack direction="row" gap="3">
        <NumberField label="Boost" isLabelHidden defaultValue={100} width="6rem" />
        <Button>Boost Upvotes</Button>
      </Stack>
      <Checkbox label="Send me the newsletter" defaultChecked />
      <FileField
        label="Media"
        isOptional
        files={[
          { id: '1', name: 'moon.svg', type: 'image/svg+xml', size: 1_240_000, url: landscape },
          { id: '2', name: 'to the moon.mp4', type: 'video/mp4', progress: 0.4 },
        ]}
        onFilesAdd={ignore}
        onFileRemove={ignore}
      />
    </Group>
  );
}

function Choices() {
  return (
    <Group title="Choices">
      <SegmentedControl
        label="Sort"
        segments={[
          { value: 'hot', label: 'Hot', icon: <Flame aria-hidden /> },
          { value: 'new', label: 'New', icon: <Sparkles aria-hidden /> },
        ]}
      />
      <Tabs.Root defaultValue="profile">
        <Tabs.List aria-label="About Ada">
          <Tabs.Trigger value="profile">Profile</Tabs.Trigger>
          <Tabs.Trigger value="achievements" count={4}>
            Achievements
          </Tabs.Trigger>
          <Tabs.Trigger value="tasks" count={2}>
            Daily Tasks
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="profile">No bio found.</Tabs.Content>
        <Tabs.Content value="achievements">First post</Tabs.Content>
        <Tabs.Content value="tasks">Log in today</Tabs.Content>
      </Tabs.Root>
    </Group>
  );
}

function States() {
  return (
    <Group title="States">
      <Stack direction="row" gap="3">
        <Skeleton shape="circle" />
        <Skeleton width="40%" />
      </Stack>
      <Skeleton lines={3} />
      <EmptyState action={<Button variant="solid">Create Post</Button>}>
        No posts in the Memes category yet. Be the first to post!
      </EmptyState>
      <ErrorState onRetry={ignore}>The posts could not be loaded.</ErrorState>
    </Group>
  );
}
