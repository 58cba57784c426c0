import { wordsOf } from './query-words.js';
import { shorthand } from './spelling.js';

/** Languages that are told by their letters, with the words for “I answer in English; this reaches a person”. */
interface Language {
  name: string;
  sentence: string;
  /** Letters that only it uses here. */
  letters?: RegExp;
  /** Frequent words of it that are no English ones. */
  words?: string;
}

const languages: Language[] = [
  { name: 'Hindi', letters: /\p{Script=Devanagari}/u, sentence: 'यह साइट और मैं केवल अंग्रेज़ी में उत्तर देते हैं।' },
  { name: 'Telugu', letters: /\p{Script=Telugu}/u, sentence: 'ఈ సైట్ మరియు నేను ఆంగ్లంలో మాత్రమే సమాధానం ఇస్తాము.' },
  { name: 'Arabic', letters: /\p{Script=Arabic}/u, sentence: 'هذا الموقع وأنا نجيب بالإنجليزية فقط.' },
  {
    name: 'Russian',
    letters: /\p{Script=Cyrillic}/u,
    sentence: 'Этот сайт и я отвечаем только по-английски.',
  },
  {
    name: 'Japanese',
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    sentence: 'このサイトと私は英語でのみお答えします。',
  },
  { name: 'Korean', letters: /\p{Script=Hangul}/u, sentence: '이 사이트와 저는 영어로만 답변합니다.' },
  { name: 'Chinese', letters: /\p{Script=Han}/u, sentence: '本网站和我仅用英语回答。' },
  {
    name: 'German',
    words:
      'was wie wo wer wann warum ist sind und oder der die das ein eine einen für mit bei uns unsere unseren ihre ihr sie haben können kann kostet lange dauert gibt es nicht auch von zu im auf wir ich möchte brauchen welche sprachen daten gespeichert kameras zwanzig büro firma dem den des einer einem eines mich mir dir dich er es ihn ihnen unser eure euer wird werden wurde hat habe habt hatte würde könnte können sollte muss müssen darf dürfen gibt mehr als wenn weil dass dann schon noch sehr nur aber hier dort diese dieser dieses welcher welches wieviel bieten bietet anbieten machen brauche arbeiten arbeitet unternehmen krankenhaus sicherheit preis kunden hilfe bitte guten tag hallo danke ihren ihrem ihres ihnen zum zur vom beim nach vor über unter ohne gegen eigene eigenen',
    sentence: 'Diese Website und ich antworten nur auf Englisch.',
  },
  {
    name: 'French',
    words:
      'que quel quelle quels quelles est ce sont le la les un une des du et ou où dans pour avec nos notre votre vos vous nous je combien coûte coute comment pouvez voudrais parler quelqu de données bonjour avez faites est-ce qu’un au aux sur par sans sous chez vers avant après ma mon mes ton ta tes sa ses leur leurs elle elles ils il qui quoi quand pourquoi êtes sommes sont été être avoir peut peuvent pouvons peux dois devez doit besoin proposez proposez-vous travaillez offrez aidez caméras caméra prix sécurité entreprise clients hôpital aide merci bonsoir s’il cela cette cet ces où votre nôtre temps mois jours ne pas plus très bien aussi',
    sentence: 'Ce site et moi répondons uniquement en anglais.',
  },
  {
    name: 'Spanish',
    words:
      'qué que cuánto cuanto cuántas dónde donde cómo como está están el la los las un una y o en para con nuestra nuestro nuestros sus su tienen tiene puede pueden funciona necesitamos ya tenemos tiempo cámaras camaras oficinas empresa quiero hola precio cuesta tarda al del lo le les se mi mis me te tu tus nos ustedes usted ellos ellas quién quien cuál cual cuándo cuando por qué hay ser estar hacer puedo podemos podría necesito necesita ofrecen ofrece trabajan ayudan ayudar datos seguridad clientes hospital precios días meses años muy más menos también sin sobre entre desde hasta este esta estos estas eso gracias buenos buenas',
    sentence: 'Este sitio y yo respondemos solo en inglés.',
  },
  {
    name: 'Portuguese',
    words:
      'quanto custa qual quais onde como está são o a os as um uma e ou em no na para com nossa nosso nossos vocês voces você trabalham têm tem podem treinado documentos câmeras fazer preço olá do da dos das ao aos à às pelo pela se me te lhe eu ele ela eles elas meu minha seu sua seus suas quem quando por que porque há ser estar posso podemos pode preciso precisamos oferecem oferece vocês dados segurança clientes hospital preços dias meses anos muito mais menos também sem sobre entre desde até este esta isso obrigado obrigada bom dia boa',
    sentence: 'Este site e eu respondemos apenas em inglês.',
  },
  {
    name: 'Italian',
    words:
      'quanto tempo costa quale quali dove come è sono il lo la gli un una e o in per con nostro nostra nostri vostro avete ci vuole che potete installare sistema settore referenze ciao prezzo del della dei delle al alla ai alle dal dalla nel nella sul sulla si mi ti ci vi io lui lei noi voi loro mio mia suo sua chi quando perché cosa essere fare posso possiamo può possono ho hai abbiamo offrite offre lavorate dati sicurezza clienti ospedale prezzi giorni mesi anni molto più meno anche senza questo questa grazie buongiorno salve',
    sentence: 'Questo sito e io rispondiamo solo in inglese.',
  },
  {
    name: 'Dutch',
    words:
      'wat hoe waar wie wanneer is zijn en of de het een voor met bij ons onze jullie hebben kunnen kan kost lang duurt welke talen spreekt van camera’s ik je u jij wij zij hij mijn uw hun haar dit deze dat er niet geen wel ook nog maar om te naar over onder zonder tussen na door kunt kunnen moet moeten wil willen hebt heeft bieden aan werken klanten ziekenhuis prijs dagen maanden jaar waarom welk beveiliging bedankt goedendag',
    sentence: 'Deze site en ik antwoorden alleen in het Engels.',
  },
  {
    name: 'Polish',
    words:
      'ile kosztuje czy jak gdzie kiedy jest są w na z do nasze nasz wasz waszego wdrożenie systemu dane zostają firmie macie możecie dzień dobry i nie się to ten ta te co kto który która które dlaczego gdy jeśli mamy mam mogę można potrzebujemy potrzebuję oferujecie pracujecie kamery bezpieczeństwo klienci klientów szpital cena ceny dni miesięcy lat bardzo też oraz bez przy przez od po dla was nas proszę dziękuję witam',
    sentence: 'Ta strona i ja odpowiadamy tylko po angielsku.',
  },
  {
    name: 'Swedish',
    words:
      'hur vad var när vem är och eller en ett att det för med vår vårt våra ni har kan kostar lång tid tar komma igång hej den det de dem min mitt mina din ditt er ert era sig som på av till från inte också om men vem vilka vilken varför finns ska skulle kunna behöver vill erbjuder arbetar kameror säkerhet kunder sjukhus pris dagar månader tack',
    sentence: 'Den här webbplatsen och jag svarar bara på engelska.',
  },
  {
    name: 'Turkish',
    words:
      've ne kaç nasıl nerede para fiyat sistemi kamera var mı mi için ile bizim sizin merhaba kadar ücret bir bu şu o da de mi mu mü ben sen biz siz onlar benim kim neden hangi ne zaman çok daha ama veya olarak olan yok değil olur musunuz mısınız misiniz ediyor ediyorsunuz yapıyor yapıyorsunuz sunuyor veriyor güvenlik müşteri hastane fiyatı gün ay yıl lütfen teşekkür',
    sentence: 'Bu site ve ben yalnızca İngilizce yanıt veriyoruz.',
  },
  {
    name: 'Hausa',
    words: 'nawa ne kudin yaya ina me menene da na kuna muna kyamarori sannu farashin wane',
    sentence: 'Wannan shafin da ni muna amsawa da Turanci kawai.',
  },
  {
    name: 'Yoruba',
    words: 'elo ni iye owo yin kini bawo nibo ṣe se awọn awon wa ẹ e jọwọ báwo níbo ẹlo kamera',
    sentence: 'Ojúlé yìí àti èmi ń dáhùn ní èdè Gẹ̀ẹ́sì nìkan.',
  },
];

/** The languages of the site and its assistant. */
export const siteLanguage = 'English';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');

const frequentWords = languages.flatMap((language) =>
  language.words ? [{ language, words: new Set(wordsOf(plain(language.words))) }] : [],
);

const english = new Set(
  wordsOf(
    'the of and to in is it you that for on are with as at be this have from or by not what how where when which who why can do does did your our we us my i me an if will would could should much many long any there their them they has had was were but about please than then need want get give tell show make use work without within after before into over under up down out no yes it’s don’t',
  ),
);

/** Share of a text's letters of one script that make it a text in that script. */
const enoughLetters = 0.3;

/** The language a question is in, when that is one we know and not English. */
export function foreignLanguage(text: string): Pick<Language, 'name' | 'sentence'> | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const byLetters = languages.find(
    (language) =>
      language.letters &&
      (text.match(new RegExp(language.letters.source, 'gu'))?.length ?? 0) > letters * enoughLetters,
  );
  if (byLetters) return byLetters;
  const words = [...new Set(wordsOf(plain(text)))];
  const inEnglish = words.filter((word) => english.has(word)).length;
  const found = frequentWords
    .map(({ language, words: own }) => ({
      language,
      count: words.filter((word) => own.has(word) && !english.has(word) && !(word in shorthand)).length,
    }))
    .sort((one, other) => other.count - one.count)[0];
  if (!found || found.count < 2 || found.count <= inEnglish) return undefined;
  return found.count >= words.length * 0.3 ? found.language : undefined;
}
