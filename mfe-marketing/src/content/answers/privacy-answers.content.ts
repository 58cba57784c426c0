import { answered, type PageAnswer } from '@northgate/contracts/page-answer';
import type { Brand } from '@northgate/site/brand';
import { entryWith } from '@northgate/site/entry-with';
import { inWords } from '@northgate/site/sentences';
import { head, sections } from '../privacy.content';
import { sectionOf, sentencesOf } from './section-sentences';

/** Sentences of a section of the policy that hold a word. */
const says = (brand: Brand, id: string, ...words: string[]): string =>
  sentencesOf(sectionOf(sections(brand), id), ...words);

const titleOf = (brand: Brand, id: string) => entryWith(sections(brand), 'id', id).title;

export const privacyAnswers = (brand: Brand): PageAnswer[] => {
  const pointsOf = (id: string, title?: string) =>
    entryWith(sections(brand), 'id', id).passages.find(
      (passage) => passage.points && (title === undefined || passage.title === title),
    )!.points!;
  return [
    answered(
      [
        'When did the privacy policy take effect?',
        'since when is the policy valid',
        'date of the privacy statement',
        'Effective date of the privacy policy',
        'What is the privacy policy?',
      ],
      `The privacy policy is effective since ${head.effective.date}. ${head.lead}`,
    ),
    answered(
      [
        'Which personal data do you collect?',
        'What happens to my e-mail address when I write to you?',
        'What do you do with my phone number from the form?',
        'What do you store about visitors?',
        'data you gather',
        'Why do you want my telephone number?',
        'What information about me do you have?',
        'what happens with the details I enter in the form',
        'What data do you collect about me?',
        'What do you do with my phone number, name and address?',
        'What do you know about me, and what do the forms ask for?',
        'What do you do with my personal data?',
      ],
      says(brand, 'information', 'We learn who you are only', 'The forms ask for'),
      'Personal information',
    ),
    answered(
      [
        'Is what I type into the chat stored?',
        'Do you save this conversation?',
        'Will someone read this chat?',
        'Is this chat private?',
        'are my questions logged',
        'Can your staff see what I ask?',
        'Do you store what I type here?',
        'Is this chat recorded, are you writing down what I say?',
        'Do you keep chat messages and questions?',
        'Is anything I write in this box saved?',
        'Who reads what I write to this bot?',
      ],
      says(brand, 'information', 'What you type to the chat assistant', 'Please do not put personal'),
      'Personal information',
    ),
    answered(
      [
        'Do you use cookies?',
        'Who measures my visit?',
        'Are there trackers on your page?',
        'Is my visit measured?',
        'cookie policy',
        'Do you follow me around the web?',
        'Does Google watch, follow or measure me here?',
        'Cookies, trackers and browser storage',
        'Does the site track me or use analytics?',
      ],
      says(brand, 'information', 'sets no cookies of its own') +
        ' ' +
        says(brand, 'sharing', 'When analytics are switched on'),
      'Cookies and browser storage',
    ),
    answered(
      ['What does my browser keep?', 'Local storage and session storage of the site'],
      `Your browser keeps:\n${pointsOf('information', 'Cookies and browser storage').join('\n')}`,
      'Cookies and browser storage',
    ),
    answered(
      [
        'Do you sell my data?',
        'Who gets my data?',
        'Is my address passed to others?',
        'Will I get spam from other companies?',
        'third parties and my information',
        'Do advertisers get my address?',
        'Do you share or pass on my details to advertisers or third parties?',
        'Who else gets my information?',
      ],
      `${says(brand, 'sharing', 'We do not sell')} ${says(brand, 'sharing', 'The companies that host')}`,
      titleOf(brand, 'sharing'),
    ),
    answered(
      [
        'How do I have my data deleted?',
        'I want a copy of the data you hold about me',
        'Remove me from your systems',
        'right to be forgotten',
        'I want to see what you know about me',
        'correct my data',
        'take my name out of your list',
        'access request',
        'Please forget me',
        'Wipe, erase and forget everything you know about me',
        'I want you to delete what you have about me',
        'Which rights do I have: copy, correction, deletion, objection? GDPR',
      ],
      `We grant everybody the right ${inWords(pointsOf('rights'))}. Write to ${brand.email}.`,
      titleOf(brand, 'rights'),
    ),
    answered(
      [
        'How long do you keep my message?',
        'For how many months do you keep what I send in the form?',
        'When is my message deleted?',
        'storage time of form data',
        'how long is my information kept',
        'How long is data kept, retention',
      ],
      says(brand, 'use', 'Messages from the forms are kept'),
      titleOf(brand, 'use'),
    ),
    answered(
      [
        'Do you train models on my messages?',
        'Does your AI learn from my inquiry?',
        'Will my data be used to train AI?',
        'Is what I send used for training or automatic decisions?',
      ],
      says(brand, 'use', 'We do not use them to train models'),
      titleOf(brand, 'use'),
    ),
    answered(
      [
        'How is my data kept secure?',
        'Is my form data safe?',
        'Can hackers get my message?',
        'protection of visitor data',
        'Who reads the form data?',
        'Do you tell me if there is a data breach?',
      ],
      says(brand, 'security', 'Form data goes straight', 'If something happens'),
      titleOf(brand, 'security'),
    ),
    answered(
      [
        'From which age may somebody use the website?',
        'Is a ten year old allowed to use this page?',
        'May teenagers use it?',
        'children’s data',
        'age limit',
        'Is the website for children and kids? Minimum age',
      ],
      says(brand, 'children', 'not meant for children'),
      titleOf(brand, 'children'),
    ),
    answered(
      [
        'Do links lead to other websites?',
        'What about videos and links to other pages?',
        'Are you responsible for linked sites?',
        'Third-party links, embedded videos and social networks',
      ],
      says(brand, 'third-party-links', 'Some links leave', 'Some pages embed'),
      titleOf(brand, 'third-party-links'),
    ),
    answered(
      [
        'Does the policy change?',
        'new version of the privacy policy',
        'Will you tell me when the policy changes?',
        'How do I hear about updates to the privacy policy?',
      ],
      says(brand, 'updates', 'When the site starts', 'The date at the top'),
      titleOf(brand, 'updates'),
    ),
    answered(
      [
        'Do I need an account to read the site?',
        'Must I register?',
        'Can I stay anonymous?',
        'use the site without login',
        'Sign-in and accounts on this website',
      ],
      says(brand, 'information', 'You can read every page', 'There are no accounts'),
      titleOf(brand, 'information'),
    ),
  ];
};
