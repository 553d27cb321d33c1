const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

const entry = /\/app\/(?:main\.tsx|index\.html)/;

const feedModules = anyOf(
  /\/app\/(?:feed|hooks|site|screens\/CategoryFeed)\//,
  /\/app\/filters\/MemberMenu/,
  /\/FeedHeader\//,
  /\/routes\/useSortParam/,
);

const commonModules = anyOf(
  /\/client\/(?:kinds|limits)\./,
  /\/machines\/(?:shared\/|mention\/(?:markup|limits))/,
  /\/react\/(?:forum\/(?!download)|wholeSiteTexts|posts\/(?:mutationKeys|stalePosts)\.)/,
  /\/site\/accountQuery/,
  /\/moderation\/reasons/,
  /\/useMutationState/,
  /\/hooks\/composeHandlers/,
  /\/(?:Skeleton|Stack|Progress)\//,
  /\/icons\/(?:chevron-(?:left|right)|check)\./,
  /\/icons\/eye-off/,
);

const accountModules = anyOf(
  /\/machines\/authForm\//,
  /\/react\/session\//,
  /\/app\/(?:accountMessages|challenge\/|screens\/Auth\/)/,
);

/** Modules of the hints for members, which few other parts need. */
const hintModules = anyOf(
  /\/app\/moderation\/sanctionTexts/,
  /\/app\/push\/[pP]ush/,
  /\/react\/users\/.*[eE]mail/,
);

const staffModules = anyOf(
  /\/app\/adminMessages/,
  /\/app\/moderation\/(?!content|reasons)/,
  /\/screens\/(?:Admin|Moderation)\//,
  /\/react\/moderation\/(?!content|useContent|queueKeys)/,
  // The settings load this chunk too.
  /\/react\/forum\/download/,
);

/** Modules that menus, dialogs and tooltips load on first use, except Radix modules shared with tabs. */
const popupModules = anyOf(
  /@floating-ui/,
  /@radix-ui\/react-(?:alert|arrow|dialog|dismiss|dropdown|focus|menu|popper|portal|tooltip|visually)/,
  /@radix-ui\/react-use-(?:rect|size)/,
  /node_modules\/(?:aria-hidden|get-nonce|react-remove|react-style|use-callback|use-sidecar)/,
  /\/ui\/components\/\w+\/(?:\w+Popup|DialogPopupRoot|useDialogFocus)/,
  /\/ui\/components\/\w+\/(?:AlertDialog|Dialog|Menu|NotificationPopup|Sheet|Tooltip)\.styles/,
  /\/ui\/hooks\/(?:TriggerAnchor|useCloseRequests|useReturnFocus)/,
);

const editorModules = anyOf(
  /\/MentionTextArea\//,
  /\/machines\/mention\/mention/,
  /\/react\/users\/(?:mentionSearch|useMentions)/,
);

/** Modules that send texts with files: a new post, an edited profile and the outbox. */
const publishModules = anyOf(
  /\/react\/(?:uploads\/|outbox\/outboxCalls|posts\/publishing\/(?:editor|(?:useC|c)reatePost))/,
  /\/app\/(?:acceptedFiles|uploadMessages|screens\/CreatePost\/)/,
);

/** Parsers of plain servers' values, for lists and for the chat. */
const plainModules = /\/react\/plainServer\//;

const formModules = /\/ui\/components\/(?:AuthForm|Checkbox|FormPage|PasswordField|TextField)\//;

/** Fields of settings and decisions, and their drafts. */
const fieldModules = anyOf(
  /\/ui\/components\/(?:FileField|NumberField|RadioGroup|SettingsSection)\//,
  /\/useDraftFields\./,
  /\/app\/settingsMessages/,
);

const specialModules = anyOf(
  hintModules,
  accountModules,
  staffModules,
  popupModules,
  editorModules,
  publishModules,
  formModules,
  fieldModules,
  plainModules,
);

/** Of the entry's static imports. */
const initial: '$initial'[] = ['$initial'];

/** Groups of modules that the build puts into one chunk. */
export const chunkGroups = [
  // Libraries (which change less often), the kit, and the rest. Each runs in its own task.
  { name: 'vendor', tags: initial, test: /node_modules/, priority: 5 },
  { name: 'kit', tags: initial, test: /\/ui\/.*\.tsx?$/, priority: 4.5 },
  {
    name: 'main',
    tags: initial,
    test: (id: string) => !entry.test(id) && !id.endsWith('.css'),
    priority: 4,
  },
  // A group includes what its modules import, so groups that load less often come first.
  { name: 'xstate', test: /node_modules\/xstate\//, minShareCount: 2, priority: 3.6 },
  { name: 'common', test: commonModules, minShareCount: 2, priority: 3.5 },
  { name: 'hints', test: hintModules, minShareCount: 2, priority: 3.4 },
  { name: 'tabs', test: /\/react-tabs\/|\/(?:Tabs|StatList|CopyButton)\//, minShareCount: 2, priority: 3.3 },
  { name: 'popups', test: popupModules, minShareCount: 2, priority: 3.2 },
  { name: 'feed', test: feedModules, minShareCount: 2, priority: 3 },
  { name: 'shared', test: (id: string) => !specialModules.test(id), minShareCount: 2, priority: 2 },
  { name: 'editor', test: editorModules, minShareCount: 2, priority: 1.5 },
  { name: 'publish', test: publishModules, minShareCount: 2, priority: 1.45 },
  { name: 'forms', test: formModules, minShareCount: 2, priority: 1.4 },
  { name: 'fields', test: fieldModules, minShareCount: 2, priority: 1.3 },
  { name: 'account', test: accountModules, minShareCount: 2, priority: 1 },
  { name: 'staff', test: staffModules, minShareCount: 2, priority: 1 },
  { name: 'plain', test: plainModules, minShareCount: 2, priority: 1 },
];
