import type { Guidance } from './Guidance';

/** Guidance for forum components. */
export const forum = {
  NavBar: {
    do: ['Put it on every page, the same everywhere.', 'Name the current zone by `currentHref`.'],
    dont: ['Add what only one page needs.', 'Give it a second `solid` button.'],
  },
  SearchBox: {
    do: ['Answer `suggest` with few and good matches.', 'Abort what is no longer asked for.'],
    dont: ['Reject when nothing is found: answer an empty list.', 'Suggest before two characters.'],
  },
  NotificationMenu: {
    do: ['Mark an item read at once, and take it back when the server refuses.'],
    dont: ['Count below zero.', 'Close it while the list loads.'],
  },
  AvatarMenu: {
    do: ['Use it for what is one’s own: profile, log out.'],
    dont: ['Put navigation for everybody into it.', 'Show it to visitors: they log in.'],
  },
  PostCard: {
    do: [
      'Use it in feeds; say by `feed` which one it is.',
      'Give pictures their size, so that nothing jumps.',
    ],
    dont: ['Put the whole text into it.', 'Make other parts of it links to the post: its title is the link.'],
  },
  PostList: {
    do: ['Give it all posts: only those near the window exist.', 'Give it a `restoreKey` for the way back.'],
    dont: ['Scroll it in a box of its own.', 'Page it by buttons.'],
  },
  VoteControl: {
    do: [
      'Show the new score at once, and take it back when the server refuses.',
      'Say how much of it is a boost.',
    ],
    dont: [
      'Change the colours: blue, red and grey mean something.',
      'Hide it from visitors: they are asked to log in.',
    ],
  },
  TagPill: {
    do: ['Use it wherever a tag stands: it cuts long ones, and leads to their posts.'],
    dont: ['Cut the tag yourself.', 'Use it for what is no tag: that is a `Pill`.'],
  },
  BoostedLabel: {
    do: ['Put it first in the line of a pinned post.'],
    dont: ['Use it for what is merely popular.'],
  },
  AdminPostTools: {
    do: ['Show it to the administrator only, and have the server check again.'],
    dont: ['Put it above the post: it comes last.'],
  },
  MediaGallery: {
    do: ['Say by `label` what the media belong to.', 'Tell the kind by `type` where the address does not.'],
    dont: ['Use it in feeds: a card shows the first item.', 'Start sound without having been asked.'],
  },
  BannerCarousel: {
    do: ['Use it for a few things of equal weight, six at most.', 'Let it stand still under reduced motion.'],
    dont: ['Put the only way to something into it.', 'Put it on more than one page.'],
  },
  SortToggle: {
    do: ['Keep the choice in the address, so that it can be shared.'],
    dont: ['Filter with it: no order hides a post.'],
  },
  PriceTicker: {
    do: ['Say when the prices are made up.', 'Hand it the whole list at each refresh.'],
    dont: ['Use it for what has to be read at once: it moves.', 'Show more than two decimals.'],
  },
  ChatPanel: {
    do: ['Hand it each message once, oldest first.', 'Use `sheet` where a sheet has the frame already.'],
    dont: [
      'Send blank messages: they are not handed on.',
      'Scroll it yourself: it sticks to the end unless one reads.',
    ],
  },
  Leaderboard: {
    do: [
      'Hand it everybody, best first: it shows five and offers the rest.',
      'Set `isSample` for made-up entries, and `isFailed` where real ones could not be loaded.',
    ],
    dont: [
      'Sort it by anything but what it shows.',
      'Take the level from elsewhere: it follows from the shares.',
    ],
  },
  CommentList: {
    do: ['Show it only where there are comments; the form stands by itself.', 'Fade what is being deleted.'],
    dont: ['Delete without asking first.', 'Make one wait for those that are added later.'],
  },
  CommentForm: {
    do: [
      'Clear the text only after it was taken.',
      'Let visitors write, and ask them to log in when they send.',
    ],
    dont: ['Disable it silently.', 'Send blank text.'],
  },
  MentionTextArea: {
    do: ['Search by what is typed after the @.', 'Store the markup; show the name.'],
    dont: ['Search for an empty text.', 'Open a second list of your own.'],
  },
  PostEditor: {
    do: ['Keep the draft outside, so that it outlives the page.', 'Upload each file by itself.'],
    dont: ['Lose the text when publishing fails.', 'Let the category be typed.'],
  },
  ProfileHeader: {
    do: ['Give the owner’s buttons as `actions`.'],
    dont: ['Put the bio into it: that is `ProfileAbout`.', 'Show the referral code to others.'],
  },
  AchievementList: {
    do: ['Say in the description what was done.', 'Put the newest first.'],
    dont: ['Show what has not been earned: those are tasks.'],
  },
  TaskList: {
    do: [
      'Name the tasks whose change is awaited by `busyIds`.',
      'Say "Mark Done" only for what one judges oneself.',
    ],
    dont: ['Keep a task done that the server refused.', 'Set `isOwner` on somebody else’s profile.'],
  },
  ProfileForm: {
    do: [
      'Keep the fields outside, so that unsaved changes outlive the form.',
      'Keep it open when saving fails.',
    ],
    dont: ['Send a cleared picture when there was none.', 'Check while one types: say it after Save.'],
  },
  UserList: {
    do: ['Give it all users: only those near the window exist.'],
    dont: ['Put more into a row than the name.', 'Scroll it in a box of its own.'],
  },
  TagCard: {
    do: ['Explain the tag in a sentence.', 'Set several in a `Stack` of direction `grid`.'],
    dont: ['Use it inside a post: that is a `TagPill`.', 'Put a second link into it.'],
  },
  AuthForm: {
    do: [
      'Keep one form for both modes, and clear it when the mode changes.',
      'Say the password rule before it is broken.',
    ],
    dont: ['Say whether it was the email or the password that was wrong.', 'Forbid pasting.'],
  },
  PageLayout: {
    do: ['Use it for every page, so that the content never moves between them.'],
    dont: [
      'Put a second `<main>` into it.',
      'Put what everybody needs into the sidebar: phones fold it away.',
    ],
  },
  BottomBar: {
    do: [
      'Leave it to `PageLayout` to show it on phones only.',
      'Keep the places where they are for visitors and members.',
    ],
    dont: ['Put a sixth place into it.', 'Hide it while one scrolls.'],
  },
  Brand: {
    do: ['Give your own logo as `mark`, 26 px high.', 'Keep the name in words beside it.'],
    dont: ['Use it as a heading.', 'Colour it otherwise than the theme’s accent.'],
  },
  CategoryMenu: {
    do: ['Set `onGuest` for visitors, and tell them there why nothing opens.'],
    dont: ['Use it with one zone: that is a `ButtonLink`.', 'Put anything but zones into it.'],
  },
  CommentSection: {
    do: [
      'Put the `CommentForm` into it at all times, the `CommentList` where there are comments.',
      'Hand it the post’s count, not the length of the list.',
    ],
    dont: ['Use it twice on a page.'],
  },
  FeedHeader: {
    do: ['Leave `count` out until it is known: its place is kept.'],
    dont: [
      'Put a second heading of level 1 on the page.',
      'Put filters into it that change more than the order.',
    ],
  },
  Footer: {
    do: ['Link what one has to be able to find: terms, privacy, source.'],
    dont: ['Put navigation into it that is in no other place.'],
  },
  MentionText: {
    do: ['Use it for everything that members wrote: mentions and addresses become links.'],
    dont: ['Hand it HTML: it shows it as text.', 'Cut its text yourself: a mention could break.'],
  },
  PostArticle: {
    do: ['Use it for the one post of a page, with `CommentSection` inside.'],
    dont: ['Use it in lists: that is a `PostCard`.', 'Offer Delete to anybody but the author.'],
  },
  PostArticleSkeleton: {
    do: ['Show it while the post loads: its heading says so.'],
    dont: ['Show it for a post that does not exist: that is an `EmptyState`.'],
  },
  PostCardSkeleton: {
    do: ['Set `hasMedia` where most posts have pictures.', 'Say in words nearby that something loads.'],
    dont: ['Show more of them than the window holds.'],
  },
  PostListSkeleton: {
    do: ['Show it until the first posts are there; it says so in words.'],
    dont: ['Show it again when a list is refreshed.'],
  },
  ProfileAbout: {
    do: ['Hand it the addresses as they were typed: only those of the web become links.'],
    dont: ['Put what only the owner may see into it.'],
  },
  ReferralCode: {
    do: ['Show it on one’s own profile only.', 'Say what to do in `onCopyFailed`.'],
    dont: ['Use it for anything secret.'],
  },
} as const satisfies Record<string, Guidance>;
