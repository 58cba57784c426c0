import { answered, type PageAnswer } from '@northgate/contracts/page-answer';
import type { Brand } from '@northgate/site/brand';
import { sections } from '../trust.content';
import { sectionOf, sentencesOf } from './section-sentences';

/** What is asked of the trust page, answered in its own sentences. */
export const trustAnswers = (brand: Brand): PageAnswer[] => {
  const section = (id: string) => sectionOf(sections(brand), id);
  const says = (id: string, ...words: string[]) => sentencesOf(section(id), ...words);
  const place = (id: string) => section(id).title;
  return [
    answered(
      [
        'Where does the data of this website go?',
        'Where does my form end up?',
        'path of the data I send',
        'What happens to the form I send, which system is it written into?',
        'Where is visitor data processed: pages, forms, assistant and calculators?',
      ],
      says('where', 'The forms send', 'It then goes by e-mail', 'The assistant answers on'),
      place('where'),
    ),
    answered(
      [
        'Are the numbers I enter into a calculator sent anywhere?',
        'Does the calculator save my numbers?',
        'Are calculator inputs private?',
        'Do the calculators keep or transmit my figures?',
      ],
      says('where', 'The calculators run', 'Their numbers leave'),
      place('where'),
    ),
    answered(
      [
        'What does the assistant know?',
        'Where does this chat get its knowledge?',
        'Does this assistant invent things?',
        'How do you know that?',
        'Are you sure about your answers?',
        'What is your source?',
        'Do you search the web?',
        'is your information correct',
        'Where do your answers come from?',
        'Can I trust what this chatbot says, does it check or invent its answers?',
        'Does this bot look things up on the internet?',
      ],
      says('assistant', 'answers from this site', 'It names the page', 'It says so when'),
      place('assistant'),
    ),
    answered(
      [
        'Does the assistant remember me?',
        'Do you remember what I said yesterday?',
        'memory of the chatbot',
        'Can another visitor see my chat?',
        'Does this chat have a memory of earlier conversations?',
        'Can the bot see what other visitors wrote, or our systems?',
        'Is my conversation visible to others?',
      ],
      says('assistant', 'It has no memory', 'What was said stands', 'It does not see'),
      place('assistant'),
    ),
    answered(
      [
        'Does an outside language model see my question?',
        'Are you GPT?',
        'Is my question sent to another company?',
        'which AI powers you',
        'Is this chat run by OpenAI, ChatGPT or another company?',
        'Which model or company is behind this chat, do you use ChatGPT to answer me?',
        'Which third party gets what I type here?',
      ],
      says('assistant', 'When an outside language model'),
      place('assistant'),
    ),
    answered(
      [
        'How long do logs and messages of the website live?',
        'when are server logs deleted',
        'Is my IP saved?',
        'Do the logs of the website hold my IP or network address?',
      ],
      says('deletion', 'Logs hold', 'Counts of requests', 'A message is kept'),
      place('deletion'),
    ),
    answered(
      [
        'How do I get a message of mine removed?',
        'I sent something by mistake',
        'please delete my inquiry',
        'Delete the form I sent',
        'How do I withdraw a message I sent you?',
      ],
      says('deletion', 'To have a message'),
      place('deletion'),
    ),
    answered(
      [
        'How do I report a vulnerability?',
        'Whom do I tell about an XSS or injection on your page?',
        'I am a security researcher and found a bug on your page',
        'Where do I send a security report?',
        'your site has a hole',
        'disclosure policy',
        'I found a security hole or weakness in your website, whom do I tell?',
        'Responsible disclosure and security.txt',
      ],
      says('weaknesses', 'If you have found', 'The address for it', 'Please leave'),
      place('weaknesses'),
    ),
    answered(
      [
        'Who are your subprocessors?',
        'Which service providers get data?',
        'processors of personal data',
        'Which companies handle data for you: hosting, e-mail, booking, analytics, video?',
        'Third parties that work for you, by role',
      ],
      says('helpers', 'Hosting:', 'E-mail:', 'Booking:', 'Language model:', 'Analytics:', 'Video:'),
      place('helpers'),
    ),
    answered(
      [
        'How do you secure this website?',
        'Is this page secure?',
        'security of the website itself',
        'https and scripts',
        'How is the site kept whole, are releases tested and scripts checked?',
        'Is your own website safe?',
      ],
      says('build', 'A page runs no script', 'Every release', 'The site sets no cookies'),
      place('build'),
    ),
  ];
};
