import type { Brand } from '@northgate/site/brand';
import type { TextSectionContent } from '../lib/sectioned-text';

export const head = {
  title: 'Privacy policy',
  lead: 'What this site learns about you, what it does with it, and how to have it removed.',
  effective: { before: 'Effective', date: '1 July 2025', machine: '2025-07-01' },
};

export const contents = 'Contents';

/** Leads to the page that says where data lies and who sees it. */
export const trustLink = 'Where data lies and who sees it';

export const facts = { email: 'Email', site: 'Website' };

const questionsNotKept = 'What you type to the chat assistant is used to answer you and is not stored by us.';

const questionsKept = (days: number) =>
  `What you type to the chat assistant is used to answer you and is not stored by us, with one exception: the words of a question it could not answer are kept for ${days} days, without your name or address, so that we can answer it on this site.`;

const information = ({ keepQuestionsDays }: Brand): TextSectionContent => ({
  id: 'information',
  title: 'Information we collect',
  passages: [
    {
      texts: [
        'You can read every page without telling us who you are. There are no accounts and no sign-in.',
      ],
    },
    {
      title: 'Personal information',
      texts: [
        'We learn who you are only when you tell us: through a contact or quote form, by e-mail, or by phone. The forms ask for your name, company, e-mail address, phone number, the service you are interested in and a message. All of it is stored when you send the form, and nothing is stored on our side before that.',
        `${keepQuestionsDays ? questionsKept(keepQuestionsDays) : questionsNotKept} We count which of the questions that this site answers was asked, or was nearest where it had no answer, by week and page. Please do not put personal information into it.`,
      ],
    },
    {
      title: 'Technical information',
      texts: [
        'Our servers note for each request what was asked for, when, and whether it worked. These lines hold neither your network address nor what you typed. When you send a form or a chat message, your address is counted for a few minutes so that nobody can flood the service; the count is then deleted.',
        'A page that is used tells us what was done on it, how fast it was, and whether you came from a search, a social network, another site or directly. We only add that up by week and page: no cookie, no number and no address goes with it. A browser that sends “Do Not Track” or “Global Privacy Control”, or in which you said no to analytics, tells us nothing.',
      ],
    },
    {
      title: 'Cookies and browser storage',
      texts: [
        'This site sets no cookies of its own but one: while a new version of it is tried out with a part of the visitors, a number that was drawn for you says which version you see, for a week at most. It says nothing about you. Pages then also tell us how fast they were.',
        'Your browser keeps a few things for the site:',
      ],
      points: [
        'your choice of light or dark pages, until you clear it',
        'your answer on analytics, where they are switched on, until you clear it',
        'the path of the last page you saw and whether the blog has refreshed itself, until you close the tab',
        'what you have typed into the contact form and not yet sent, until you send it or close the tab',
      ],
    },
  ],
});

const use: TextSectionContent = {
  id: 'use',
  title: 'How we use it',
  passages: [
    {
      texts: ['We use what you send us for the purpose you sent it for:'],
      points: [
        'to answer your message, prepare a quote or arrange a call',
        'to keep the service working and to stop abuse of it',
        'to understand which pages are useful',
      ],
    },
    {
      texts: [
        'Messages from the forms are kept until they have been handled, and for as long as the conversation that follows from them needs. We do not use them to train models, and we take no automatic decisions about you.',
      ],
    },
  ],
};

const sharing: TextSectionContent = {
  id: 'sharing',
  title: 'Sharing',
  passages: [
    {
      texts: ['We do not sell or rent personal information. It reaches others only like this:'],
      points: [
        'The companies that host this site and carry our e-mail handle your message on our behalf.',
        'When the chat assistant runs on an outside language model, your question is sent to that model, without your name or address.',
        'When analytics are switched on and you have agreed, the analytics provider is told which pages and buttons are used, and sets cookies of its own. You can change your answer at the foot of every page; where they are switched off, it says there that visits are only counted.',
        'A court or an authority may require us by law to disclose something.',
      ],
    },
  ],
};

const rights: TextSectionContent = {
  id: 'rights',
  title: 'Your rights',
  passages: [
    {
      texts: [
        'Depending on where you live, the law gives you some or all of these rights. We grant them to everybody:',
      ],
      points: [
        'to know what we hold about you, and to have a copy of it',
        'to have it corrected',
        'to have it deleted',
        'to object to a use of it, or to take back a consent',
      ],
    },
    {
      texts: [
        'Write to the address at the end of this page. We may ask you something that only you can know, so that we do not hand your data to somebody else. You may also complain to the data protection authority where you live.',
      ],
    },
    {
      texts: ['What your browser keeps you can delete yourself, by clearing the data of this site.'],
    },
  ],
};

const security: TextSectionContent = {
  id: 'security',
  title: 'Security',
  passages: [
    {
      texts: [
        'Form data goes straight into our database and is read only by the people who answer it. Articles are cleaned of scripts before they are shown, and logs are kept free of what you type.',
        'No system is beyond attack. If something happens to your data we tell you, and the authorities where the law asks for it.',
      ],
    },
  ],
};

const thirdParties: TextSectionContent = {
  id: 'third-party-links',
  title: 'Third-party links',
  passages: [
    {
      texts: [
        'Some links leave this site: the page for booking a call, the decision platform and our pages on social networks. Some pages embed a video; when you start one that another site provides, that site sees the network address of your device and may set cookies of its own.',
        'What happens there follows the policies of those who run them. We have no say in it, so please read theirs.',
      ],
    },
  ],
};

const children: TextSectionContent = {
  id: 'children',
  title: 'Children under 13',
  passages: [
    {
      texts: [
        'This site is written for businesses. It is not meant for children under 13, and we do not knowingly collect information from them. If you believe that a child has sent us a message, write to us and we delete it.',
      ],
    },
  ],
};

const updates: TextSectionContent = {
  id: 'updates',
  title: 'Updates to this policy',
  passages: [
    {
      texts: [
        'When the site starts to do something else with data, this page changes first. The date at the top says since when the present text has applied.',
      ],
    },
  ],
};

const contact = (brand: Brand): TextSectionContent => ({
  id: 'policy-contact',
  title: 'Contact',
  passages: [
    { texts: [`Questions about this policy, and requests about your data, go to ${brand.company.name}:`] },
  ],
});

/** The nine sections of the policy, in their fixed order. */
export const sections = (brand: Brand): TextSectionContent[] => [
  information(brand),
  use,
  sharing,
  rights,
  security,
  thirdParties,
  children,
  updates,
  contact(brand),
];
