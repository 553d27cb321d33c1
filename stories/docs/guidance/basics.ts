import type { Guidance } from './Guidance';

/** Guidance for general components. */
export const basics = {
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
  Tooltip: {
    do: [
      'Use it for what a label or a number leaves out: an exact date, a full name.',
      'Keep it to a few words.',
    ],
    dont: [
      'Put anything in it that people need to act.',
      'Use it on text inside a control: that is no place to tab to.',
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
  StatList: {
    do: ['Use it for a handful of numbers of one thing.', 'Keep the labels to two words.'],
    dont: ['Compare things with it: that is a table.', 'Put buttons into it.'],
  },
  PasswordField: {
    do: ['Say by `autoComplete` whether it is the present password or a new one.'],
    dont: ['Forbid pasting.', 'Keep what is typed anywhere but in memory.'],
  },
  SettingsSection: {
    do: ['Say what the setting does before it is touched.', 'Give each matter a section of its own.'],
    dont: ['Put what cannot be undone behind one click: ask first.'],
  },
  ButtonLink: {
    do: ['Use it for the one way on from a screen: "Log in", "Create your own post".'],
    dont: [
      'Do something with it that leads nowhere: that is a `Button`.',
      'Use it in the middle of a sentence: that is a `Link`.',
    ],
  },
  ColorSwatch: {
    do: ['Use it in a style guide, to show a token with its value.'],
    dont: ['Use it to let somebody choose a colour.'],
  },
  PageHeading: {
    do: ['Begin every screen with it: the focus goes there on the way in.'],
    dont: ['Use two on a screen.', 'Put more than one button into `action`.'],
  },
  Sheet: {
    do: [
      'Use it on phones for what has a place of its own on desktops.',
      'Give it a title that says what it holds.',
    ],
    dont: ['Ask a question with it: that is a `ConfirmDialog`.', 'Open one from another.'],
  },
  Stack: {
    do: [
      'Use it for the space between things, in the steps of the theme.',
      'Use `direction="grid"` for cards of equal width.',
    ],
    dont: ['Set margins on what is inside.', 'Use it where a list is meant: give it `as="ul"`.'],
  },
  ThemeMenu: {
    do: ['Keep the choice by `keepColorScheme`, and put `colorSchemeScript` into the page’s head.'],
    dont: ['Leave `system` out: it is what most people want.'],
  },
} as const satisfies Record<string, Guidance>;
