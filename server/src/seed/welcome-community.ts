/** Without log-in: the password is random and discarded. */
export interface SeedMember {
  username: string;
  name: string;
  about: string;
  tags: string[];
}

/** `{mention:username}` in texts becomes a mention. */
export interface SeedPost {
  /** Replaced by another zone if the site settings lack it. */
  zone: string;
  /** Username of the author. `admin` for the administrator. */
  author: string;
  title: string;
  body: string;
  tags: string[];
  hoursAgo: number;
  pinned?: true;
  upVotes: string[];
  downVotes?: string[];
  comments: SeedLine[];
}

export interface SeedLine {
  author: string;
  text: string;
  minutesAgo: number;
}

export const members: SeedMember[] = [
  {
    username: 'mira',
    name: 'Mira Okafor',
    about: 'Reads white papers so that you can read the summary.',
    tags: ['bitcoin', 'research'],
  },
  {
    username: 'jonas',
    name: 'Jonas Lind',
    about: 'Runs a small node in a large cupboard.',
    tags: ['ethereum', 'security'],
  },
  {
    username: 'tally',
    name: 'Tally Reyes',
    about: 'Professional amateur. Draws charts that only go sideways.',
    tags: ['memes'],
  },
  {
    username: 'kaito',
    name: 'Kaito Mori',
    about: 'Asks the question everybody else was too polite to ask.',
    tags: ['news', 'beginners'],
  },
];

export const postsFor = (brand: string): SeedPost[] => [
  {
    zone: 'News',
    author: 'admin',
    title: `Welcome to ${brand}: start here`,
    body: `Hello, and good that you are here. ${brand} is a place to talk about coins and chains, to laugh about them, and to hear what happened while you slept.

There are three zones. Cryptocurrency is for questions and knowledge. Memes is for everything that makes waiting easier. News is for what happened, with a source.

Three things to do first:
1. Sign up, and say one sentence about yourself in your profile.
2. Vote. An up-vote is how the rest of us find a good post.
3. Say gm in the global chat at the side. Somebody usually answers.

The four members who wrote the first posts were made up to give the place some light. Everybody after them is real.`,
    tags: ['welcome', 'guide'],
    hoursAgo: 70,
    pinned: true,
    upVotes: ['admin', 'mira', 'jonas', 'tally', 'kaito'],
    comments: [
      { author: 'kaito', text: 'First! Has anybody ever been second on purpose?', minutesAgo: 4100 },
      { author: 'tally', text: '{mention:kaito} I would like to be. Second!', minutesAgo: 4080 },
      {
        author: 'admin',
        text: 'And this is how a mention works: type @ and the first letters of a name.',
        minutesAgo: 4000,
      },
    ],
  },
  {
    zone: 'News',
    author: 'admin',
    title: 'House rules, in one minute',
    body: `Be kind to beginners. All of us once sent a test payment and refreshed the page for an hour.

Argue with what was said and not with who said it.

Link your source when you bring news. Say so when you hold what you praise.

No private messages that ask for money, seeds, screenshots of wallets or "a quick verification". Whoever asks for your recovery phrase is a thief, also when the profile picture is ours.

Nothing here is financial advice. Most of it is barely advice.`,
    tags: ['rules', 'guide'],
    hoursAgo: 66,
    upVotes: ['mira', 'jonas', 'kaito'],
    comments: [
      {
        author: 'jonas',
        text: 'The one about the recovery phrase should be printed on a mug.',
        minutesAgo: 3700,
      },
    ],
  },
  {
    zone: 'Cryptocurrency',
    author: 'jonas',
    title: 'A checklist for your first wallet of your own',
    body: `I wrote this for my sister, who then asked why nobody had told her earlier.

- Write the recovery phrase on paper, twice, and keep the sheets in two buildings. No photo, no cloud, no notes app.
- Before you move anything large, restore the wallet from the paper once. A backup that was never tried is a hope.
- Send a small amount first. Wait until it arrives. Then send the rest.
- Compare the first six and the last six characters of every address. Some malware swaps addresses in the clipboard.
- Tell one person you trust that the paper exists, without telling them what is on it.

What would you add?`,
    tags: ['wallet', 'security', 'beginners'],
    hoursAgo: 52,
    upVotes: ['admin', 'mira', 'kaito', 'tally'],
    comments: [
      {
        author: 'mira',
        text: 'Steel instead of paper, for people whose cellar floods. Mine did.',
        minutesAgo: 3000,
      },
      {
        author: 'kaito',
        text: '{mention:jonas} what do you do when the two buildings belong to the same landlord?',
        minutesAgo: 2900,
      },
      { author: 'jonas', text: '{mention:kaito} hope that he is honest and not curious.', minutesAgo: 2880 },
    ],
  },
  {
    zone: 'Cryptocurrency',
    author: 'mira',
    title: 'Five questions before you believe a new token',
    body: `Whenever somebody shows me "the next big one", I ask these five, in this order, and stop at the first bad answer.

1. What does it do that a plain database could not?
2. Who holds it? If ten addresses own most of it, the other holders are the product.
3. When do early holders get to sell? Look for the word "vesting" and a date.
4. Can somebody freeze it, mint more of it, or change its code tomorrow?
5. If the price did not move for a year, would anybody still use it?

Three good answers make a project. Five make a rare afternoon.`,
    tags: ['research', 'beginners', 'tokens'],
    hoursAgo: 41,
    upVotes: ['jonas', 'kaito', 'admin'],
    downVotes: ['tally'],
    comments: [
      {
        author: 'tally',
        text: 'Down-voted, because question 5 describes my whole portfolio and I feel seen.',
        minutesAgo: 2300,
      },
      {
        author: 'mira',
        text: '{mention:tally} that is the most honest down-vote this site will ever get.',
        minutesAgo: 2280,
      },
    ],
  },
  {
    zone: 'Memes',
    author: 'tally',
    title: 'First meme thread: your portfolio in three words, no numbers',
    body: `Rules: three words, no numbers, no tickers. The best one gets an imaginary medal and a real up-vote.

I begin: "Sideways with feelings."`,
    tags: ['meme', 'thread'],
    hoursAgo: 30,
    upVotes: ['admin', 'mira', 'jonas', 'kaito'],
    comments: [
      { author: 'kaito', text: '"Bought the top."', minutesAgo: 1700 },
      { author: 'jonas', text: '"Node still syncing."', minutesAgo: 1650 },
      { author: 'mira', text: '"See footnote seven."', minutesAgo: 1600 },
      { author: 'tally', text: '{mention:mira} medal. No contest.', minutesAgo: 1590 },
    ],
  },
  {
    zone: 'Memes',
    author: 'kaito',
    title: 'The five stages of a chart',
    body: `1. "It cannot go lower."
2. "It went lower, and that is healthy."
3. "I am in it for the technology."
4. "I have learned so much."
5. "Do you see this little green candle? Do you see it?"`,
    tags: ['meme', 'charts'],
    hoursAgo: 21,
    upVotes: ['tally', 'jonas'],
    comments: [
      {
        author: 'tally',
        text: 'Currently living between two and three, with a view of four.',
        minutesAgo: 1100,
      },
    ],
  },
  {
    zone: 'Memes',
    author: 'jonas',
    title: 'Overheard in the cupboard where my node lives',
    body: `Router: "Why is it so warm in here?"
Node: "I am verifying everything since the beginning."
Router: "Everything?"
Node: "I do not trust, I verify."
Vacuum cleaner: "He says that to everybody."`,
    tags: ['meme', 'node'],
    hoursAgo: 12,
    upVotes: ['mira', 'tally', 'kaito', 'admin'],
    comments: [],
  },
  {
    zone: 'Cryptocurrency',
    author: 'kaito',
    title: 'What is a block explorer good for, if I only want to know where my money is?',
    body: `I sent something an hour ago, and the other side says that nothing has come. They told me to "look at the explorer". I did. It has many numbers.

Which of them matter?`,
    tags: ['beginners', 'question'],
    hoursAgo: 7,
    upVotes: ['mira', 'jonas'],
    comments: [
      {
        author: 'mira',
        text: 'Three of them. "Status" says whether it went through. "Confirmations" says how deep it is buried: more is safer. "To" must be the address you meant. If all three look good, the other side has to look again.',
        minutesAgo: 390,
      },
      {
        author: 'kaito',
        text: '{mention:mira} status: success, confirmations: many. They had looked at the wrong wallet. Thank you!',
        minutesAgo: 350,
      },
    ],
  },
  {
    zone: 'News',
    author: 'mira',
    title: 'How to bring news here so that people trust it',
    body: `A short template that has served me well:

What happened, in one sentence, without adjectives.
Who says so, with a link to the first source and not to somebody who quotes it.
What it changes, and for whom.
What is not known yet.

The last line is the one that makes you credible. Post the first good example below this one, and I will be your first up-vote.`,
    tags: ['guide', 'sources'],
    hoursAgo: 3,
    upVotes: ['admin', 'kaito'],
    comments: [
      {
        author: 'admin',
        text: 'Now also linked from the house rules in spirit. Thank you, {mention:mira}.',
        minutesAgo: 120,
      },
    ],
  },
];

export const chatLines: SeedLine[] = [
  { author: 'tally', text: 'gm', minutesAgo: 58 },
  { author: 'jonas', text: 'gm. The node is in sync, the coffee is not.', minutesAgo: 55 },
  { author: 'kaito', text: 'Is it normal to check prices before brushing teeth?', minutesAgo: 41 },
  { author: 'mira', text: 'Normal, yes. Healthy, see footnote seven.', minutesAgo: 39 },
  { author: 'tally', text: 'Whoever reads this first: say gm, we do not bite.', minutesAgo: 14 },
];
