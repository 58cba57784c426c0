import { stemmer } from 'stemmer';
import { wordsOf } from './query-words.js';

/** Words of everyday life: where one stands, another subject is meant than the work of a company. */
const everyday = new Set(
  `actor actress album animal anime apartment astrology astronaut autism baby bake balcony banana band baseball
  basketball bath bathroom beach bed beer bible bicycle bike bird birthday bitcoin boil boyfriend bread breakfast brother
  cake calorie capital car cat celebrity cheese chef chess chicken christian church cinema cocktail comet
  cook cookery cooking cousin cricket crypto cry cuisine currency dad dance date dating daughter dessert diet
  dinner dinosaur diy dog dragon dream drink earth easter egg essay everest exam eye facebook father fever film
  fitness flag flat flight flu football footballer forex galaxy game gaming garden gardening geography gift girlfriend god
  golf gospel grammar grandma grandmother guitar gym haircut hair happy headache history hobby holiday homework
  honeymoon horoscope horse husband ibuprofen instagram iphone islam joke jupiter kitchen kiss knit lawn
  league lottery love lunch lyric magic malaria mars marathon marriage marry math maths meaning medal meme moon
  mother mountain movie mum murder museum muslim naira netflix novel ocean olympic oscar oven
  pancake party passport pasta pet philosopher philosophy photosynthesis piano pizza planet playlist poem poet
  poetry pope population pray prayer premier pregnant president prime pub puppy quantum queen quiz rain recipe
  relationship religion restaurant rice riddle rock romance salad school sea series sex shoe shower sibling singer sing
  single sister skin sky sleep snow soap soccer son song soup spaghetti star stain stomach story sun sunset swim
  syndrome tap tattoo taxi tea teacher tennis theorem tiktok toilet tomato tomorrow tourism tourist toy translate travel
  trip trivia twitter unicorn universe vacation vegan visa volcano war wash weather wedding whisky wife wine winner
  wizard women world yoga youtube zodiac zoo`
    .split(/\s+/)
    .map((word) => stemmer(word)),
);

/** How one asks an encyclopaedia, a cook book, a shop or a friend. */
const openers = [
  /\bwho (wrote|painted|invented|discovered|won|sang|sings|directed|composed|starred|acted|played|plays|founded|killed|married)\b/,
  /\bwho (is|was|are|were) (the|a|an) (first|last|best|richest|current|president|prime|king|queen|ceo|captain|author|owner)\b/,
  /\bhow (old|tall|far|high|deep|heavy|hot|cold) (is|are|was|were|do|does)\b/,
  /\b(capital|population|president|currency|meaning|plot|author|symptoms?|history|definition|synonyms?|side effects?|square root|speed of light|distance) (of|for|between|from)\b/,
  /\b(what|which) (time|language|year|day|country|continent|planet|colou?r)\b(?!.*\byou\b)/,
  /\bwhat (do|does|should|can|could) (i|he|she) (wear|eat|cook|watch|read|drink|buy|name|do when|do if|take for)\b/,
  /\bhow (much|well) (do|does) (a|an|the) [\w -]+ (earn|make|get paid)\b/,
  /\bshould i (wear|eat|cook|watch|read|drink|marry|take|sell|invest)\b/,
  /\b(which|what)\b.*\bshould i (buy|get|watch|read)\b/,
  /\bhow do i (cook|bake|boil|fix|repair|clean|remove|lose|gain|learn|draw|knit|sew|plant|grow|unclog|unlock|renew|cancel|open a|write a|apply|file my|kill|make a|stop my|pass|cure|treat|tie|change a)\b/,
  /\b(tallest|biggest|largest|longest|oldest|richest|deepest|hottest|highest|nearest|closest|cheapest)\b/,
  /\bin (french|spanish|german|italian|chinese|japanese|arabic|hindi|latin)\b/,
  /^(please )?(write|compose|draw|sing|tell|translate|solve|recite|play) (me |us )?(a|an|the|this|something|some|in)\b/,
  /\bmy (back|head|cat|dog|wife|husband|boyfriend|girlfriend|mother|father|mum|dad|son|daughter|child|kids?|homework|car|house|flat|garden|phone|tv|hair|skin|tooth|teeth|baby|tax|knee|stomach|landlord|neighbou?r|holiday|bike|laptop|computer|wifi)\b/,
];

export const isEverydayWord = (stem: string): boolean => everyday.has(stem);

/** Whether a question is put like one of everyday life, whatever its words are. */
export const asksLikeEveryday = (question: string): boolean =>
  openers.some((opener) => opener.test(question.toLowerCase().replace(/[’']/g, '')));

/** Whether a visitor speaks for a company, or of the trade of this one. */
export const speaksForABusiness = (question: string): boolean =>
  /\b(we|our|ours|us|ai|agents|llms?|cctv|chatbots?|surveillance|software|(my|a) (company|business|firm|team|client|clients|factory|warehouse|farm|hospital|clinic|office|plant|fleet|network))\b/i.test(
    question,
  );

/** Whether a visitor says that a company asks. */
const saysCompany = (question: string): boolean =>
  /\b(we|our|ours|us|company|business|firm|team|clients?)\b/i.test(question);

/** Whether a private person asks about everyday life, by a word of it or by how it is put; that may be of AI or cameras too. */
export const isOfEverydayLife = (question: string): boolean =>
  (asksLikeEveryday(question) && !saysCompany(question)) ||
  (!speaksForABusiness(question) && wordsOf(question).some((word) => everyday.has(stemmer(word))));
