import type { Guidance } from './Guidance';

export const basics = {
  Button: {
    do: [
      'Give each screen one `solid` button, for its main action.',
      'Name the action: "Save", "Delete post".',
    ],
    dont: [
      'Navigate with it: use `ButtonLink`.',
      'Hide the button while its action is pending: set `isBusy`.',
    ],
  },
  Tooltip: {
    do: ['Use it for details that a label omits: an exact date, a full name.', 'Keep it to a few words.'],
    dont: ['Put essential information into it.', 'Use it on text inside a control, which is no tab stop.'],
  },
  IconButton: {
    do: ['Use it for well-known icons in tight spaces.', 'Describe the action in `label`.'],
    dont: ['Describe the icon in `label`.', 'Use it for the main action of a screen.'],
  },
  Link: {
    do: ['Name the destination in the text.', 'Set `isExternal` for links to other sites.'],
    dont: ['Write "click here".', 'Start an action with it: use `Button`.'],
  },
  TextField: {
    do: ['Give every field a `label`, hidden only where the context is clear.', 'Put help into `hint`.'],
    dont: [
      'Use the placeholder as a label: it disappears on typing.',
      'Use it for several lines: use `TextArea`.',
    ],
  },
  TextArea: {
    do: ['Let it grow; start with as many lines as you expect.'],
    dont: ['Use it for names or numbers: use `TextField` or `NumberField`.'],
  },
  NumberField: {
    do: ['Use it for quantities.', 'State `min` and `max`.'],
    dont: ['Use it for codes and phone numbers: they are text.', 'Treat an empty field as zero: it is null.'],
  },
  Checkbox: {
    do: ['Use it for a choice that is submitted with a form.', 'Word the label so that checked means yes.'],
    dont: ['Use it for changes with immediate effect.', 'Ask in the negative: "Do not send me mail".'],
  },
  FileField: {
    do: ['Show the progress of each file, and a retry after a failure.', 'State the limits in `hint`.'],
    dont: ['Lose the other files when one fails.', 'Rely on `accept` alone: the server checks again.'],
  },
  FormField: {
    do: ['Wrap a custom control in it, and spread the props it passes on that control.'],
    dont: ['Wrap a field of the kit in it: they include it.'],
  },
  Avatar: {
    do: ['Put it beside the name; leave `alt` empty there.', 'Use the size for its context: 40 in the bar.'],
    dont: ['Pass a placeholder picture: the letter is the fallback.', 'Use it for anything but people.'],
  },
  Badge: {
    do: ['Count items that need attention.', 'Name the counted items in `label`.'],
    dont: ['Handle zero yourself: it renders nothing.', 'Use it for words: use `Pill`.'],
  },
  Pill: {
    do: [
      'Use it for one or two words about the item beside it.',
      'Convey the meaning in the text, not only by `tone`.',
    ],
    dont: ['Use it as a button.', 'Put a sentence into it.'],
  },
  Card: {
    do: ['Use it for items in a grid.', 'Make it interactive only if the whole card is one link.'],
    dont: ['Put a card into a card.', 'Use it in a list: use separators.'],
  },
  Menu: {
    do: ['Use it for a handful of actions.', 'Put destructive actions last.'],
    dont: ['Select a value with it: use `SegmentedControl` or a field.', 'Hide the main action in it.'],
  },
  Tabs: {
    do: ['Use it for views of one subject, shown one at a time.', 'Keep the names to a word or two.'],
    dont: ['Navigate to other pages with it.', 'Use it for sequential steps.'],
  },
  Dialog: {
    do: ['Use it for a short task that needs the page behind it.', 'Give it a title that names the task.'],
    dont: ['Open one from another.', 'Open it without a user action.'],
  },
  AlertDialog: {
    do: ['Use it for messages that the user must read before continuing.', 'Write one sentence.'],
    dont: ['Confirm a success that the screen already shows.', 'Ask a question: use `ConfirmDialog`.'],
  },
  ConfirmDialog: {
    do: ['Ask before irreversible actions, and say that they are.', 'Set `isDestructive` for them.'],
    dont: ['Ask before actions that can be undone.', 'Treat closing as confirmation.'],
  },
  SegmentedControl: {
    do: ['Use it for two to four views or sort orders of the same content.'],
    dont: ['Use it for more than four options: use a menu or a field.', 'Leave it without a selection.'],
  },
  CopyButton: {
    do: ['Show the text to copy beside it.', 'Show a message in `onFailed`.'],
    dont: ['Copy more than the visible text.', 'Open an alert on success: the button shows "Copied!".'],
  },
  RadioGroup: {
    do: [
      'Use it for up to a dozen options that a reader should compare.',
      'Ask with the label: what is chosen?',
    ],
    dont: [
      'Use it for views of content: use `SegmentedControl`.',
      'Choose an option for the reader when the choice matters.',
    ],
  },
  Steps: {
    do: [
      'Show where a procedure stands that takes days and several people.',
      'Date the steps that are done.',
    ],
    dont: ['Use it for the pages of a form: say “2 of 3” in its heading.', 'Show more than five steps.'],
  },
  KeyLegend: {
    do: ['Show it where single keys work, and only while they do.', 'Offer a button for each key too.'],
    dont: ['List keys that everybody knows, such as Tab and Enter.'],
  },
  QueueItem: {
    do: [
      'Use it for work that is done one by one.',
      'Let its heading say what waits, and its line since when.',
    ],
    dont: ['Use it for reading: use `PostCard`.', 'Open several at once.'],
  },
  Notice: {
    do: [
      'Say in one or two sentences why the content below is not as usual.',
      'Offer the one action that helps.',
      'Make it compact where it floats over content.',
    ],
    dont: ['Use it for failures: use `ErrorState`.', 'Show several of them.'],
  },
  Progress: {
    do: ['Use it when the progress is known.', 'Name the task in `label`.'],
    dont: ['Use it for an unknown duration: use `Skeleton` or a busy button.', 'Let it move backwards.'],
  },
  Skeleton: {
    do: ['Match the shape and height of the content.', 'Add a loading text nearby.'],
    dont: ['Show it over existing content.', 'Render more than one screen of it.'],
  },
  EmptyState: {
    do: ['Say what is missing in one sentence, and offer the main action.'],
    dont: ['Use it for failures: use `ErrorState`.', 'Leave an area blank instead.'],
  },
  ErrorState: {
    do: ['Say what failed, and offer a retry.'],
    dont: ['Show codes and stack traces.', 'Blame the user.'],
  },
  RelativeTime: {
    do: ['Use `compact` in lists, `long` elsewhere.', 'Share one clock with `ClockProvider`.'],
    dont: ['Use it where the exact day matters, such as a deadline.'],
  },
  VisuallyHidden: {
    do: ['Use it for text that sighted users infer from the layout, such as "unread".'],
    dont: ['Hide text that all users need.', 'Put focusable elements into it.'],
  },
  SkipLink: {
    do: ['Put it first on the page, with the main content as its target.'],
    dont: ['Hide it from the keyboard.', 'Use several with the same target.'],
  },
  StatList: {
    do: ['Use it for a few figures about one subject.', 'Keep the labels to two words.'],
    dont: ['Compare items with it: use a table.', 'Put buttons into it.'],
  },
  PasswordField: {
    do: ['Set `autoComplete` to `current-password` or `new-password`.'],
    dont: ['Forbid pasting.', 'Store the password outside memory.'],
  },
  FormPage: {
    do: ['Use it when a form is all that a page has: a forgotten password, an invitation.'],
    dont: ['Put it into a dialog or beside other content.'],
  },
  SettingsSection: {
    do: ['Explain the setting up front.', 'Use one section per setting.'],
    dont: ['Start irreversible actions without a confirmation.'],
  },
  ButtonLink: {
    do: ['Use it for the main link of a screen: "Log in", "Create your own post".'],
    dont: ['Start an action with it: use `Button`.', 'Use it within a sentence: use `Link`.'],
  },
  ColorSwatch: {
    do: ['Use it in a style guide, to show a token with its value.'],
    dont: ['Use it as a colour picker.'],
  },
  PageHeading: {
    do: ['Start every screen with it: it receives the focus on navigation.'],
    dont: ['Use two on a screen.', 'Put more than one button into `action`.'],
  },
  Sheet: {
    do: [
      'Use it on phones for content that has its own area on desktops.',
      'Give it a title that names its content.',
    ],
    dont: ['Ask a question with it: use `ConfirmDialog`.', 'Open one from another.'],
  },
  Stack: {
    do: ['Use it for spacing from the theme.', 'Use `direction="grid"` for cards of equal width.'],
    dont: ['Set margins on its children.', 'Use a plain one for a list: set `as="ul"`.'],
  },
  ThemeMenu: {
    do: ['Store the choice with `keepColorScheme`, and put `colorSchemeScript` into the page’s head.'],
    dont: ['Remove `system`: most users prefer it.'],
  },
} as const satisfies Record<string, Guidance>;
