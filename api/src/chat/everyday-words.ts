import { stemmer } from 'stemmer';

/** Words of everyday life: where one stands, another subject is meant than the work of a company. */
const everyday = new Set(
  `actor actress album animal anime apartment astrology astronaut autism baby bake balcony banana band baseball
  basketball bath bathroom beach bed beer bible bicycle bike bird birthday bitcoin boil boyfriend bread breakfast brother
  cake calorie capital car cat celebrity cheese chef chess chicken christian church cinema cocktail cold comet
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

export const isEverydayWord = (stem: string): boolean => everyday.has(stem);

/** Whether a visitor speaks for a company and not about himself. */
export const speaksForABusiness = (question: string): boolean => /\b(we|our|ours|us)\b/i.test(question);
