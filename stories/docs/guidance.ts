/** When a component is the right one, and what not to do with it. */
export interface Guidance {
  do: readonly [string, ...string[]];
  dont: readonly [string, ...string[]];
}

/** Do and don't of every component of the kit, by the name that its stories' title ends in. */
export const guidance = {
  Button: {
    do: [
      'Give a screen one `solid` button: the one thing to do.',
      'Say what happens: "Save", "Delete post".',
    ],
    dont: [
      'Lead somewhere with it: that is a `ButtonLink`.',
      'Take the button away while something is under way: set `isBusy`.',
    ],
  },
  IconButton: {
    do: [
      'Use it where the icon is known to everybody and the place is small.',
      'Say in `label` what it does.',
    ],
    dont: ['Say in `label` what the icon looks like.', 'Use it for the main thing to do on a screen.'],
  },
  Link: {
    do: ['Use words that say where it leads.', 'Set `isExternal` where it leaves the site.'],
    dont: ['Write "click here".', 'Do something with it: that is a `Button`.'],
  },
  TextField: {
    do: ['Give every field a `label`, hidden only where the place says it all.', 'Put help into `hint`.'],
    dont: ['Use the placeholder as a label: it goes with the first letter.', 'Ask for several lines.'],
  },
  TextArea: {
    do: ['Let it grow; start with as many lines as you expect.'],
    dont: ['Ask for a name or a number in it: that is a `TextField` or a `NumberField`.'],
  },
  NumberField: {
    do: ['Use it for amounts that one counts up or down.', 'State `min` and `max`.'],
    dont: ['Use it for codes and phone numbers: they are text.', 'Treat an empty field as zero: it is null.'],
  },
  Checkbox: {
    do: ['Use it for what is decided together with a form.', 'Word the label so that ticking it means yes.'],
    dont: ['Use it to change something at once.', 'Ask in the negative: "Do not send me mail".'],
  },
  FileField: {
    do: [
      'Show the progress of each file, and offer another try after a failure.',
      'State the limits in `hint`.',
    ],
    dont: ['Lose the other files when one fails.', 'Rely on `accept` alone: the server checks again.'],
  },
  FormField: {
    do: ['Use it around a control of your own, and spread what it hands you on that control.'],
    dont: ['Wrap a field of the kit in it: they have it inside.'],
  },
  Avatar: {
    do: [
      'Put it beside the name; leave `alt` empty there.',
      'Use the size that the place calls for: 40 in the bar.',
    ],
    dont: [
      'Show a placeholder picture: the letter stands in by itself.',
      'Use it for things that are no person.',
    ],
  },
  Badge: {
    do: ['Count what waits for somebody.', 'Say in `label` what is counted.'],
    dont: ['Show a zero: it shows nothing by itself.', 'Use it for words: that is a `Pill`.'],
  },
  Pill: {
    do: [
      'Use it for a word or two that describe the thing beside it.',
      'Say the meaning in the text, not only by `tone`.',
    ],
    dont: ['Use it as a button.', 'Put a sentence into it.'],
  },
  Card: {
    do: [
      'Use it for things that stand beside each other in a grid.',
      'Make it interactive only when all of it leads to one place.',
    ],
    dont: ['Put a card into a card.', 'Use it in a list: hairlines are calmer.'],
  },
  Menu: {
    do: ['Use it for things to do, a handful of them.', 'Put what destroys something last.'],
    dont: [
      'Choose a value with it: that is a `SegmentedControl` or a field.',
      'Hide the main thing to do in it.',
    ],
  },
  Tabs: {
    do: [
      'Use it for parts of one thing that are looked at one at a time.',
      'Keep the names to a word or two.',
    ],
    dont: ['Lead to other pages with it.', 'Put steps in it that have an order.'],
  },
  Dialog: {
    do: ['Use it for a short task that needs the page behind it.', 'Give it a title that names the task.'],
    dont: ['Open one from another.', 'Open it without having been asked.'],
  },
  AlertDialog: {
    do: ['Use it where one has to know before going on.', 'Say one thing, in a sentence.'],
    dont: [
      'Say with it that something went well, when the screen shows so.',
      'Ask a question: that is a `ConfirmDialog`.',
    ],
  },
  ConfirmDialog: {
    do: ['Ask before what cannot be undone, and say that it cannot.', 'Set `isDestructive` for it.'],
    dont: ['Ask before what can be undone.', 'Take closing it as a yes.'],
  },
  SegmentedControl: {
    do: ['Use it for two to four views or orders of the same thing.'],
    dont: [
      'Use it for more than four: that is a menu or a field.',
      'Let it be empty: something is always chosen.',
    ],
  },
  CopyButton: {
    do: ['Show what is copied beside it.', 'Say something when `onFailed` is called.'],
    dont: ['Copy more than what one sees.', 'Open an alert as well: it says "Copied!" by itself.'],
  },
  Progress: {
    do: ['Use it where you know how far it is.', 'Say in `label` what makes progress.'],
    dont: ['Use it for an unknown time: that is a `Skeleton` or a busy button.', 'Let it run backwards.'],
  },
  Skeleton: {
    do: ['Give it the shape and the height of what comes.', 'Say "Loading" in words nearby.'],
    dont: ['Show it for what is there already.', 'Draw more of it than one screen.'],
  },
  EmptyState: {
    do: ['Say what is not there in one sentence, and offer the one thing to do.'],
    dont: ['Use it for failures: that is an `ErrorState`.', 'Leave an area blank instead.'],
  },
  ErrorState: {
    do: ['Say what did not work, and offer to try again.'],
    dont: ['Show codes and stack traces.', 'Blame the reader.'],
  },
  RelativeTime: {
    do: ['Use `compact` in lists, `long` where there is room.', 'Share one clock by a `ClockProvider`.'],
    dont: ['Use it where the exact day matters, such as a deadline.'],
  },
  VisuallyHidden: {
    do: ['Use it for words that the eye takes from the place, such as "unread".'],
    dont: ['Hide what everybody needs.', 'Put something into it that can get the focus.'],
  },
  SkipLink: {
    do: ['Put it first on the page, and lead it to the content.'],
    dont: ['Hide it from the keyboard.', 'Use more than one for the same place.'],
  },
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
      'Set `isSample` for made-up entries.',
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
  StatList: {
    do: ['Use it for a handful of numbers of one thing.', 'Keep the labels to two words.'],
    dont: ['Compare things with it: that is a table.', 'Put buttons into it.'],
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
    dont: ['Count a task as done before the server says so.', 'Set `isOwner` on somebody else’s profile.'],
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
} as const satisfies Record<string, Guidance>;
