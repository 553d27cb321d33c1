import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

function textsOf(file: string): { text: string; name: string }[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: { text: string; name: string }[] = [];
  const read = (node: ts.Node, name: string) => {
    const inner = ts.isPropertyAssignment(node) ? `${name} › ${node.name.getText()}` : name;
    const isText =
      ts.isStringLiteralLike(node) &&
      !ts.isImportDeclaration(node.parent) &&
      !ts.isLiteralTypeNode(node.parent);
    if (isText) found.push({ text: node.text, name });
    if (ts.isTemplateExpression(node))
      found.push({
        text: [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'),
        name,
      });
    ts.forEachChild(node, (child) => read(child, inner));
  };
  read(source, file);
  return found.filter(({ text }) => /\p{L}/u.test(text) && text !== 'en');
}

const catalogues = [
  'app/messages.ts',
  'app/accountMessages.ts',
  'app/settingsMessages.ts',
  'app/adminMessages.ts',
  'app/uploadMessages.ts',
  'app/fieldMessages.ts',
  'app/filters/secretWarnings.ts',
  'app/layout/verifyTexts.ts',
  'app/offline/offlineTexts.ts',
  'app/outbox/outboxMessages.ts',
  'app/outbox/sentTexts.ts',
  'app/screens/Tags/tagsTexts.ts',
  'app/screens/Users/usersTexts.ts',
  'app/push/pushTexts.ts',
  'app/screens/CreatePost/createPostTexts.ts',
  'app/screens/Crypto/cryptoTexts.ts',
  'app/screens/Home/homeTexts.ts',
  'app/screens/Leaving/leavingTexts.ts',
  'app/screens/Messages/messagesTexts.ts',
  'app/screens/PostDetails/postDetailsTexts.ts',
  'app/screens/Profile/profileTexts.ts',
  'react/outbox/outboxTexts.ts',
  'react/posts/publishing/editorTexts.ts',
  'react/session/authTexts.ts',
  'react/texts.ts',
  'ui/messages.ts',
];

const staffCatalogues = [
  'app/moderation/contentTexts.ts',
  'app/moderation/decisionTexts.ts',
  'app/moderation/groundsTexts.ts',
  'app/moderation/moderationMessages.ts',
  'app/moderation/sanctionTexts.ts',
  'app/moderation/removed/removedTextTexts.ts',
  'app/moderation/staffTitles.ts',
  'app/moderation/votes/voteReviewTexts.ts',
  'app/screens/Moderation/auditLogTexts.ts',
  'app/screens/Moderation/closedNetworksTexts.ts',
  'app/screens/Moderation/memberRecordTexts.ts',
  'app/screens/Moderation/removalsTexts.ts',
  'app/screens/Moderation/rolesTexts.ts',
  'app/screens/Auth/conditionTexts.ts',
  'app/screens/PostDetails/unsentCommentTexts.ts',
  'app/screens/Profile/invitationsTexts.ts',
  'app/screens/RecentContent/recentContentTexts.ts',
  'app/screens/SignUps/signUpsTexts.ts',
];

it('has no duplicate text in the catalogues of app, react and kit', () => {
  const all = catalogues.flatMap(textsOf);
  expect(all.length).toBeGreaterThan(200);
  expect(duplicatesIn(all)).toEqual([]);
});

it('has no duplicate sentence in all catalogues', () => {
  const sentences = [...catalogues, ...staffCatalogues]
    .flatMap(textsOf)
    .filter(({ text }) => text.endsWith('.'));
  expect(sentences.length).toBeGreaterThan(200);
  expect(duplicatesIn(sentences)).toEqual([]);
});

function duplicatesIn(all: ReturnType<typeof textsOf>) {
  return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) < index);
}

it('ends only texts about waiting in three dots, and actions in an ellipsis', () => {
  const texts = [...catalogues, ...staffCatalogues].flatMap(textsOf).map(({ text }) => text);
  expect(texts.filter((text) => text.endsWith('...') && !/^Lo(ad|ok)ing/.test(text))).toEqual([]);
});

it('writes email without a hyphen, at which a line could break', () => {
  const texts = [...catalogues, ...staffCatalogues].flatMap(textsOf).map(({ text }) => text);
  expect(texts.filter((text) => /e-mail/i.test(text))).toEqual([]);
});
