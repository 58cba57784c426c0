import type { ChatAnswer } from '@northgate/contracts/chat.js';
import type { Brand } from '@northgate/site/brand.js';
import { paths } from '@northgate/site/paths.js';
import { siteLanguage } from './language.js';

/** The page that reaches a person. */
export const contactSource = { title: 'Contact', path: paths.contact };

/** What the assistant is for, said wherever it has to say what it can do. */
const subjects =
  'AI infrastructure, CCTV, cybersecurity, red teaming, custom models and the industries we work in';

type Reply = (brand: Brand) => ChatAnswer;

const plain =
  (text: (brand: Brand) => string): Reply =>
  (brand) => ({ response: text(brand), sources: [] });

/** A plain answer that names the page from which all others are reached. */
const withHome =
  (reply: Reply): Reply =>
  (brand) => ({ ...reply(brand), sources: [{ title: brand.company.name, path: paths.home }] });

/** The way to a person: e-mail, telephones and booking, all from the brand. */
export const contactAnswer: Reply = ({ email, phones, bookingUrl, offices }) => ({
  response:
    `You can reach a person at ${email} or by telephone: ` +
    `${phones.map(({ label, number }) => `${label} ${number}`).join(', ')}. ` +
    `To book a call: ${bookingUrl}. Our offices are in ${offices.map(({ city }) => city).join(', ')}. ` +
    'The form on the contact page reaches us too.',
  sources: [contactSource],
});

/** Money is the one question every visitor has and no page answers. */
const priceAnswer: Reply = (brand) => ({
  response: `The site lists no prices: they depend on what is built and where it runs. ${contactAnswer(brand).response}`,
  sources: [contactSource],
});

/** For questions the site has no answer to. */
export const offTopicAnswer: Reply = (brand) => ({
  response:
    `I can only answer about the work of ${brand.company.name}: ${subjects}. ` +
    `I found nothing on the site about this. The contact page or ${brand.email} reaches a person.`,
  sources: [contactSource],
});

/** For questions the site may say something about, though no answer is sure to be meant, with what comes nearest. */
export const unsureAnswer = (brand: Brand, nearest: string): string =>
  `I found nothing on the site that answers this for sure. What comes nearest: ${nearest}\nA person knows more: ${brand.email} or the contact page.`;

/** For questions in a language the site does not have. */
export const foreignAnswer = (brand: Brand, sentence: string): ChatAnswer => {
  const { response, sources } = contactAnswer(brand);
  return { response: `${sentence}\nThis site and I answer in ${siteLanguage}. ${response}`, sources };
};

const help = plain(
  ({ company }) =>
    `I answer questions about ${company.name} from this site's own pages: ${subjects}. What would you like to know?`,
);
const self = plain(
  ({ company }) =>
    `I am the assistant of this site: a program that looks up answers in the pages and articles of ${company.name}, and names the page. For anything else I point you to a person.`,
);

/** Each pattern has to fit the whole message, without punctuation and in lower case. */
const talk: [RegExp, Reply][] = [
  [/(hello|hi|hey|hiya|howdy|greetings|namaste|good (morning|afternoon|evening|day))( there| all)?/, help],
  [
    /(ok |okay |great |perfect )?(thanks|thank you|thx|cheers|ta)( so| very)?( much| a lot)?( for .{1,40})?/,
    plain(() => 'You are welcome. Ask on, if there is more.'),
  ],
  [
    /(good)?bye|see you( later)?|that is all|thats all/,
    plain(() => 'Goodbye. The contact page is there when you need us.'),
  ],
  [
    /how are you( doing)?( today)?|hows it going/,
    plain(
      ({ company }) =>
        `Running as intended, thank you. I answer questions about ${company.name}: what would you like to know about our work?`,
    ),
  ],
  [
    /(who|what) (are|r) (you|u)|whats your name|what is your name|are you (a |an )?(bot|robot|human|real( person)?|ai|person|chatbot|machine).*/,
    withHome(self),
  ],
  [
    /(please )?(ignore|forget|disregard|override|print|show|reveal|repeat)\b.*\b(your|all|any|the|previous|prior)( \w+)? (instructions?|rules|prompts?)\b.*/,
    self,
  ],
  [
    /help( me)?|what( services| solutions| products)? do you (offer|do|sell|provide)|what (services|solutions|products) do you have|what (can|do) (you|i) (do|answer|ask|help with)( you)?( for me)?|(so )?what( exactly| else)? (do|does) (you|u|your company|northgate|northgate ai|this company)( guys| people| all)?( actually| exactly)? (do|build|make|offer|sell|provide)( exactly| here)?|why (should|would) (i|we) (choose|pick|hire|trust|use) (you|northgate)( ai)?( guys)?|how (can|do) (you|i) (help|use this)( me)?|what can you help( me)? with/,
    withHome(help),
  ],
];

const person =
  /\b(human|person|someone|somebody|agent|sales|representative|rep|expert|specialist|advis[eo]r|engineer|architect|analyst|manager|director|colleague|founder|team|consultant|people|you( guys)?|your (team|company))\b/;
/** Who wants to reach somebody says so at the beginning. */
const reach =
  /^((so|ok|hi|and) )*(((can|could|may|how (do|can|could)|where (do|can)) (i|we|someone|somebody)|(i|we) (want|need|would like|d like|wish|prefer)|id like|let me|who (do|can) i|is (it|there)|put me|get me|give me)\b.{0,16}|please )?\b(talk|speak|chat|call|contact|reach|connect me|put me through|get through|meet|email|e-mail|phone|ring|message|write)\b/;
/** To meet or write to just anybody is no wish to reach us. */
const anybody =
  /\b(meet|date|message|text|e-?mail|write|phone|ring)\b.{0,12}\b(people|someone|somebody)\b(?!.*\b(you|your|there|company)\b)/;
const asksWhere = /^(so )?where are you( guys)?( based| located)?$/;
const callMe =
  /^((so|ok|hi|and|please) )*((can|could|will|would) (you|someone|somebody) )?(please )?(call|ring|phone|contact|e-?mail|message|write to) (me|us)\b(?! an? )/;
const address =
  /^((and|so|ok) )*((what|which|where|whats|wheres|do you have|give me|send me|show me|can i (have|get)|may i have|i (need|want)|is there) )?((is|are|s) )?((your|the|an|a|any|some|you|me) )*((company|companys|business|sales|support|postal|street|head|main|uk|indian|nigerian|british|contact|direct) )*(e ?mail|email address|e-mail( address)?|phone( number)?|telephone( number)?|contact( details| page| info(rmation)?)?|offices?|headquarters|address|located|location)( (please|then|of yours|based|located))?$/;
const price =
  /^((and|so|roughly|ok) )?(how much|what|whats|how expensive)\b.{0,30}\b(costs?|prices?|pricing|fees?|charge|rates|expensive|quote)\b.{0,40}$|^how much (is|are|for|would|do|does|will)\b.{0,40}$|^(your |the )?(prices?|price list|pricing|costs?|fees|rates)( please| list| plans?)?$|\b(it|you|this) (very |too )?expensive\b/;
const ownMoney =
  /\b(breach|attack|downtime|fraud|lose|reduce|reduction|cut|lower|save|saving|savings|return|roi|guard|guards|fuel)\b/;
const booking =
  /\b(book|schedule|arrange|set up)\b.{0,20}\b(call|demo|demonstration|meeting|appointment|consultation)\b/;
/** Nobody here can be booked or called for these. */
const elsewhere =
  /\b(doctor|dentist|barber|hairdresser|vet|mechanic|plumber|embassy|taxi|cab|uber|ambulance|pizza|flight|table|mother|mum|father|dad|brother|sister|wife|husband|friend|girlfriend|boyfriend)s?\b/;

/** With whom a call, a meeting or a demonstration is wanted, where a message says so. */
const withWhom = /\b(?:call|demo|demonstration|meeting|appointment|consultation)s? with (.+)$/;

/** Then an agent or an e-mail is what the question is about and not who should answer it. */
const subject =
  /\b(chatbot|agents|our|ai|sell|store|others|hijack|bought|customers?|clients?|reference|uses|hours|sundays?|saturdays?|weekends?|night|languages?|form)\b/;

const wantsPerson = (text: string): boolean =>
  !elsewhere.test(text) &&
  !isWithOthers(text) &&
  (booking.test(text) || asksWhere.test(text) || asksForPerson(text));

/** A call with one's bank or with the council is nothing to be had here. */
function isWithOthers(text: string): boolean {
  const whom = withWhom.exec(text)?.[1];
  return whom !== undefined && !person.test(whom) && !/\b(your|us|support|northgate)\b/.test(whom);
}

const asksForPerson = (text: string): boolean =>
  text.length < 80 &&
  !subject.test(text) &&
  (callMe.test(text) ||
    (text.length < 60 && address.test(text)) ||
    (reach.test(text) && person.test(text) && !anybody.test(text)));

const asksForPrice = (text: string): boolean => price.test(text) && !ownMoney.test(text);

const greeting = /^(hello|hi|hey|good (morning|afternoon|evening))( there)?[ ,.!]+/i;

/** The message without a greeting before the actual question. */
export const withoutGreeting = (message: string): string => message.replace(greeting, '').trim() || message;

const plainText = (message: string): string =>
  message
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}\s-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a message asks what something costs, which has pages worth reading besides the contact page. */
export const asksPriceOfSomething = (message: string): boolean => asksForPrice(plainText(message));

/** An answer to what is no question about the site, or nothing. */
export function smallTalk(message: string, brand: Brand): ChatAnswer | undefined {
  const text = plainText(message);
  const [, reply] = talk.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`).test(text)) ?? [];
  if (reply) return reply(brand);
  if (wantsPerson(text)) return contactAnswer(brand);
  return asksForPrice(text) ? priceAnswer(brand) : undefined;
}
