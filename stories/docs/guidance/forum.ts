import type { Guidance } from './Guidance';

export const forum = {
  NavBar: {
    do: ['Show the same one on every page.', 'Set `currentHref` to mark the current zone.'],
    dont: ['Add controls that only one page needs.', 'Give it a second `solid` button.'],
  },
  SearchBox: {
    do: ['Return a few good matches from `suggest`.', 'Abort stale requests.'],
    dont: ['Reject when nothing is found: return an empty list.', 'Suggest before two characters.'],
  },
  NotificationMenu: {
    do: [
      'Mark an item as read optimistically, and roll back on failure.',
      'In `onReadAll`, mark all items of the list.',
    ],
    dont: ['Count below zero.', 'Close it while the list loads.'],
  },
  AvatarMenu: {
    do: ['Use it for the user’s own pages: profile, log out.'],
    dont: ['Put general navigation into it.', 'Show it to guests: they see Log in.'],
  },
  PostCard: {
    do: [
      'Use it in feeds, and set `feed` to the kind of feed.',
      'Set picture sizes, to avoid layout shifts.',
    ],
    dont: ['Show the full text in it.', 'Add more links to the post: the title’s link covers the card.'],
  },
  PostCardParts: {
    do: ['Compose a card of your own data from them.', 'Put a `Title` into every `Root`: it names the card.'],
    dont: ['Use them for the forum’s posts: use `PostCard`.'],
  },
  PostList: {
    do: [
      'Pass all posts: it renders only those near the viewport.',
      'Set `restoreKey` to restore the scroll position.',
      'Set `nextHref` if a server renders it: readers without scripts cannot scroll to more.',
    ],
    dont: ['Put it into its own scroll area.', 'Add paging buttons.'],
  },
  VoteControl: {
    do: ['Update the score optimistically, and roll back on failure.', 'Pass the boost.'],
    dont: [
      'Change the colours: blue, red and grey have a meaning.',
      'Hide it from guests: ask them to log in.',
    ],
  },
  TagPill: {
    do: ['Use it for every tag: it cuts long ones and links to their posts.'],
    dont: ['Cut the tag yourself.', 'Use it for anything but tags: use `Pill`.'],
  },
  BoostedLabel: {
    do: ['Put it first in the line of a pinned post.'],
    dont: ['Use it for posts that are merely popular.'],
  },
  AdminPostTools: {
    do: ['Show it only to the administrator, and check the role on the server.'],
    dont: ['Put it above the post: it comes last.'],
  },
  MoreMenu: {
    do: ['Put rare actions into it: hide, block, report.', 'Say in `label` what it belongs to.'],
    dont: ['Hide the main action in it.', 'Show it without items.'],
  },
  Folded: {
    do: ['Say why the content is folded away.', 'Keep the reason to one line.'],
    dont: ['Fold what the user did not ask to fold.', 'Put the folded text into the reason.'],
  },
  MediaGallery: {
    do: ['Name the media’s subject in `label`.', 'Set `type` if the URL has no extension.'],
    dont: ['Use it in feeds: a card shows the first item.', 'Start sound without a user action.'],
  },
  BannerCarousel: {
    do: ['Use it for up to six items of equal importance.', 'Keep it static under reduced motion.'],
    dont: ['Make it the only way to reach a page.', 'Put it on more than one page.'],
  },
  SortToggle: {
    do: ['Keep the choice in the URL, so that it can be shared.'],
    dont: ['Filter with it: no order hides a post.'],
  },
  PriceTicker: {
    do: ['Set `isSample` for sample prices.', 'Pass the whole list on each update.'],
    dont: ['Use it for urgent information: it moves.', 'Show more than two decimals.'],
  },
  ChatPanel: {
    do: ['Pass each message once, oldest first.', 'Use `sheet` inside a sheet, which has its own frame.'],
    dont: [
      'Handle blank messages: it ignores them.',
      'Scroll it yourself: it follows new messages unless the user scrolls up.',
    ],
  },
  Leaderboard: {
    do: [
      'Pass all entries, best first: it shows five and expands.',
      'Set `isSample` for sample entries, and `isFailed` after a failed request.',
    ],
    dont: [
      'Sort it by a value that it does not show.',
      'Compute the level yourself: it derives from the shares.',
    ],
  },
  CommentList: {
    do: [
      'Show it only if there are comments; the form is separate.',
      'Pass pending deletions in `deletingIds`.',
    ],
    dont: ['Delete without a confirmation.', 'Animate comments that are added later.'],
  },
  CommentItem: {
    do: ['Put it into a `CommentList`, for comments of your own data.'],
    dont: ['Delete without a confirmation.'],
  },
  CommentForm: {
    do: ['Clear the text only after success.', 'Let guests write, and ask them to log in on submit.'],
    dont: ['Disable it silently.', 'Send blank text.'],
  },
  MentionTextArea: {
    do: ['Search for the text after the @.', 'Store the markup; show the name.'],
    dont: ['Search for an empty text.', 'Open a second list of your own.'],
  },
  PostEditor: {
    do: ['Keep the draft outside, so that it survives navigation.', 'Upload each file separately.'],
    dont: ['Lose the text when publishing fails.', 'Make the category editable.'],
  },
  ProfileHeader: {
    do: ['Pass the owner’s buttons in `actions`.'],
    dont: ['Put the bio into it: use `ProfileAbout`.', 'Show the referral code to others.'],
  },
  AchievementList: {
    do: ['Describe the accomplishment.', 'Put the newest first.'],
    dont: ['Show achievements that are not earned yet: use tasks.'],
  },
  TaskList: {
    do: ['Pass the ids of pending tasks in `busyIds`.', 'Offer Mark Done only for manual tasks.'],
    dont: ['Keep a task completed after a failed request.', 'Set `isOwner` on another user’s profile.'],
  },
  ProfileForm: {
    do: [
      'Keep the values outside, so that unsaved changes survive unmounting.',
      'Keep it open when saving fails.',
    ],
    dont: ['Send a cleared picture when there was none.', 'Validate while the user types: validate on Save.'],
  },
  UserList: {
    do: ['Pass all users: it renders only those near the viewport.'],
    dont: ['Extend the rows.', 'Put it into its own scroll area.'],
  },
  TagCard: {
    do: ['Explain the tag in a sentence.', 'Lay out several in a `Stack` with `direction="grid"`.'],
    dont: ['Use it inside a post: use `TagPill`.', 'Put a second link into it.'],
  },
  AuthForm: {
    do: ['Use one form for both modes, and clear it on a mode change.', 'State the password rule up front.'],
    dont: ['Reveal whether the email or the password was wrong.', 'Forbid pasting.'],
  },
  PageLayout: {
    do: ['Use it for every page, so that the content keeps its position.'],
    dont: ['Put a second `<main>` into it.', 'Put essential content into the sidebar: phones hide it.'],
  },
  BottomBar: {
    do: [
      'Pass it to `PageLayout`, which shows it only on phones.',
      'Keep the same positions for guests and members.',
    ],
    dont: ['Add a sixth item.', 'Hide it on scroll.'],
  },
  Brand: {
    do: ['Pass your own logo as `mark`, 26 px high.', 'Keep the name beside it.'],
    dont: ['Use it as a heading.', 'Use a colour other than the theme’s accent.'],
  },
  CategoryMenu: {
    do: ['Set `onGuest` for guests, to explain why the menu does not open.'],
    dont: ['Use it with one zone: use `ButtonLink`.', 'Put anything but zones into it.'],
  },
  CommentSection: {
    do: [
      'Always include the `CommentForm`, and the `CommentList` if there are comments.',
      'Pass the post’s count, not the length of the list.',
    ],
    dont: ['Use it twice on a page.'],
  },
  FeedHeader: {
    do: ['Omit `count` until it is known: its space is reserved.'],
    dont: ['Put a second heading of level 1 on the page.', 'Add filters: it only sorts.'],
  },
  Footer: {
    do: ['Link legal and source pages: terms, privacy, source.'],
    dont: ['Make it the only navigation to a page.'],
  },
  MentionText: {
    do: ['Use it for all user text: mentions and URLs become links.'],
    dont: ['Pass HTML: it is shown as text.', 'Cut the text yourself: that could break a mention.'],
  },
  PostArticle: {
    do: ['Use it on a post’s own page, with `CommentSection` inside.'],
    dont: ['Use it in lists: use `PostCard`.', 'Offer Delete to other users than the author.'],
  },
  PostArticleParts: {
    do: [
      'Compose a post of your own data: `Root` takes its name from `Title`. Pictures go into a `MediaGallery`.',
    ],
    dont: ['Use it for posts of the forum: use `PostArticle`.'],
  },
  PostArticleSkeleton: {
    do: ['Show it while the post loads.'],
    dont: ['Show it for a missing post: use `EmptyState`.'],
  },
  PostCardSkeleton: {
    do: ['Set `hasMedia` if most posts have pictures.', 'Add a loading text nearby.'],
    dont: ['Show more than fit the window.'],
  },
  PostListSkeleton: {
    do: ['Show it until the first posts have loaded.'],
    dont: ['Show it on a refetch.'],
  },
  ProfileAbout: {
    do: ['Pass the URLs as typed: only http and https become links.'],
    dont: ['Show private data in it.'],
  },
  ReferralCode: {
    do: ['Show it only on the user’s own profile.', 'Explain what to do in `onCopyFailed`.'],
    dont: ['Use it for anything secret.'],
  },
} as const satisfies Record<string, Guidance>;
