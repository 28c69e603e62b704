/**
 * What the search has to know of a language: the forms of its words, and the words that say little.
 * A build puts in the rules of its own language only. All languages have lunr's rules for English
 * too, because all have English names.
 */
import type { MessageCodes } from "./message";

/** What is replaced in a word, in order. */
type Rules = readonly (readonly [pattern: RegExp, replacement: string])[];

/** Letters, and others in the same order that take their places. */
export type AlikeLetters = readonly [letters: string, others: string];

interface Language {
  /** Marks that readers may leave out, such as accents. */
  marks?: RegExp;
  /** Makes spellings of a word alike that readers do not tell apart. They see the word as it is written. */
  spellings?: Rules;
  /** Cuts off endings. */
  endings?: Rules;
  /** From how many letters on a word is found within longer ones. 0 for never. */
  within?: number;
  /** What matches a word that says little. */
  stop?: RegExp;
  /** What matches a question. Two questions with the same first group ask for the same. */
  question?: RegExp;
}

/** Returns what matches words that are divided by spaces. */
const oneOf = (words: string): RegExp => new RegExp(`^(?:${words.trim().split(/\s+/).join("|")})$`);

/** Returns what matches a text that begins with one of the words, or ends with a question mark. */
const asking = (words: string): RegExp =>
  new RegExp(
    `^[\\s¿]*(${words.trim().split(/\s+/).join("|")})(?![\\p{L}\\p{M}])|[?؟？]\\s*$`,
    "iu",
  );

const ENGLISH: Language = {
  marks: /[\u0300-\u036f]/g,
  stop: /^(?:any|every|no|some)(?:body|one|thing)$/,
  question:
    /^\s*(are|can|could|do|does|how|is|may|must|should|what|when|where|which|who|why|will)\b|\?\s*$/i,
};

/** The languages beside English, by the first part of their codes. */
const LANGUAGES: Readonly<Record<string, Language>> = {
  ar: {
    // Vowels, hamza and tatweel.
    marks: /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g,
    // Letters have lost their hamza by now: it is a mark.
    spellings: [
      [/ة/g, "ه"],
      [/ى/g, "ي"],
      [/^[وف]?(?:[بك]?ال|لل)(?=..)/, ""],
      [/^[وف]?[بكل](?=...)|^[وف](?=...)/, ""],
    ],
    endings: [[/(?<=...)(?:ا?ه|ي?ات|يه|ون|ين|ان|ها|هم|ا|ي)$/, ""]],
    stop: oneOf(
      `ما ماذا من متى كيف لماذا لم أين اين كم أي اي هل هو هي هم هذا هذه ذلك تلك الذي التي في على إلى الى
      عن مع أو او ثم أن ان إن لا كل يمكن يمكنني`,
    ),
    question: asking("ما ماذا من متى كيف لماذا أين اين كم أي اي هل"),
  },
  de: {
    spellings: [
      [/ß/g, "ss"],
      [/(?<![aeiou])([aou])e/g, "$1"],
    ],
    // “Häusern”, “Haus”: two endings may follow each other.
    endings: [
      [/(?<=...)(?:e[rmnst]?|ern|n|s)$/, ""],
      [/(?<=...)(?:e[rnt]?|s|t)$/, ""],
    ],
    within: 4,
    stop: oneOf(
      `aber als am an auch auf aus bei bin bis da das dass dem den denn der des die dies diese diesem diesen
      dieser dieses doch dort du ein eine einem einen einer eines er es für fuer gibt hat habe haben ich ihr
      ihre im in ist ja kann kein keine können koennen machen man mein meine mich mir mit muss müssen nach
      nicht noch nur ob oder sein seine sich sie sind so soll tun tut über ueber um und uns unter vom von vor
      wann warum was welche welchem welchen welcher welches wem wen wenn wer werde werden weshalb wie wieso wird
      wo woher wohin wozu zu zum zur`,
    ),
    question: asking(
      `darf gibt hat haben ist kann können muss müssen sind soll wann warum was welche welchem welchen welcher
      welches wem wen wer weshalb wie wieso wird wo woher wohin wozu`,
    ),
  },
  es: {
    endings: [[/(?<=...)(?:[aeo]?s|[aeo])$/, ""]],
    stop: oneOf(
      `a al algo como cómo con cuál cual cuáles cuales cuándo cuando cuánto cuanto de del desde dónde donde
      e el ella en entre es esta este esto está están hacer hay la las le lo los más me mi no o para pero por
      puede puedo que qué quién quien se ser si sin sobre son su sus un una unas unos y`,
    ),
    question: asking(
      "a al con cómo como cuál cual cuáles cuales cuándo cuando cuánto cuanto dónde donde por para puedo qué que quién quien",
    ),
  },
  fr: {
    spellings: [
      [/œ/g, "oe"],
      [/æ/g, "ae"],
    ],
    endings: [
      [/(?<=..)(?<!e)aux$/, "al"],
      [/(?<=...)(?:es|[esx])$/, ""],
    ],
    stop: oneOf(
      `a à ai au aux avec c ce ces cet cette combien comment d dans de des donc du elle elles en est et être
      être il ils j je l la là le les leur leurs lui m ma mais mes n ne nous on ont ou où par pas peut peux pour
      pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur t un une
      vous y`,
    ),
    question: asking(
      "combien comment est-ce où pourquoi quand que quel quelle quelles quels qui quoi qu",
    ),
  },
  he: {
    marks: /[\u0300-\u036f\u0591-\u05c7]/g,
    // A letter has another shape at the end of a word.
    spellings: [
      [/ך/g, "כ"],
      [/ם/g, "מ"],
      [/ן/g, "נ"],
      [/ף/g, "פ"],
      [/ץ/g, "צ"],
      [/^(?:[וש]?[בכלמ]?ה|[וש]?[בכלמ]|[וש])(?=...)/, ""],
    ],
    endings: [[/(?<=...)(?:ימ|יות|ות|ית|[הת])$/, ""]],
    stop: oneOf(
      "מה מהו מהי מי איך כיצד למה מדוע מתי איפה היכן איזה אילו כמה האם של את על עם אל אם או זה זו הוא היא הם יש אין לא כל",
    ),
    question: asking("מה מהו מהי מי איך כיצד למה מדוע מתי איפה היכן איזה אילו כמה האם"),
  },
  ja: {
    within: 1,
    // Pairs of letters: those with a particle, and those of questions.
    stop: new RegExp(
      `^(?:[\\p{sc=Han}\\p{sc=Kana}ー][がではとなにのはへもやをか]|[がではとなにのはへもやをか][\\p{sc=Han}\\p{sc=Kana}]
      |とは|って|です|すか|ます|ませ|せん|まし|した|しょ|ょう|うか|する|して|しま|いま|いる|てい|ある|あり|りま|なに|何で?
      |くだ|ださ|さい|なぜ|どう|どの|のよ|よう|うに|うや|やっ|どこ|こで|いつ|には|から|まで|こと|もの|につ|つい|いて
      |ので|でき|きま|たい|方法|教え|えて)$`.replace(/\s+/g, ""),
      "u",
    ),
    question: /(なぜ|どう|どの|どこ|いつ|何|誰|とは)|か[。?？]?\s*$|[?？]\s*$/u,
  },
  ko: {
    endings: [
      [
        /(?<=..)(?:들|이란|란|이|가|에|의|로|와|과|도|만|에서|에게|으로|까지|부터|처럼|보다|하고)+$|(?<=.)(?:은|는|을|를)$/,
        "",
      ],
    ],
    within: 2,
    stop: oneOf(
      `무엇 무엇인가 무엇인가요 무엇입니까 뭐 뭐예요 뭔가요 뭐가 어떻게 왜 언제 어디 어디서 어디에 누가 누구 어떤
      얼마나 하나요 합니까 되나요 있나요 인가요 수 것 및 또는 그리고 방법 하는`,
    ),
    question: /(무엇|뭐|어떻게|왜|언제|어디|누가|누구|어떤|얼마나)|(?:까|요)[?？]?\s*$|[?？]\s*$/u,
  },
  pt: {
    endings: [
      [/(?:oes|aes|aos)$/, "ao"],
      [/(?<=..)([aeou])is$/, "$1l"],
      [/(?<=..)ns$/, "m"],
      [/(?<=...)(?:[aeo]?s|[aeo])$/, ""],
    ],
    stop: oneOf(
      `a à ao aos as às com como da das de do dos e é ela ele em entre essa esse esta este está há isso isto
      mais me meu minha na nas no nos não o onde os ou para pela pelo por porque posso pode qual quais quando
      quanto que quê quem se sem ser seu sua são sobre um uma`,
    ),
    question: asking("como é o onde para por porque posso qual quais quando quanto que quê quem"),
  },
  zh: {
    within: 1,
    stop: /^(?:.?[什甚么麼怎谁誰哪吗嗎呢的了是].?|如何|何.|为何|為何|可以|请问|請問)$/u,
    question:
      /(什么|什麼|甚麼|如何|怎么|怎麼|怎样|怎樣|为何|為何|哪|谁|誰|多少)|[吗嗎呢][。?？]?\s*$|[?？]\s*$/u,
  },
};

/** Returns a function, as code, that replaces in a word what rules and letters say. */
function replacing(rules: Rules = [], letters?: AlikeLetters): string {
  const ofRules = rules.map(([pattern, text]) => `.replace(${pattern},${JSON.stringify(text)})`);
  if (!letters) return `((word)=>word${ofRules.join("")})`;
  const [from, to] = letters.map((all) => JSON.stringify(all));
  // Most words have none of the letters, and a class of them finds that out at once.
  const ofLetters = `.replace(/[${letters[0]}]/g,(letter)=>${to}[${from}.indexOf(letter)])`;
  return `((word)=>word${ofRules.join("")}${ofLetters})`;
}

/** Returns the code of what the search has to know of a language. It makes `letters` alike. */
export function wordCodes(tag: string, letters?: AlikeLetters): MessageCodes {
  const [language = ""] = tag.toLowerCase().split("-");
  const {
    marks,
    spellings,
    endings,
    within = 0,
    stop,
    question,
  } = { ...ENGLISH, ...LANGUAGES[language] };
  return {
    marks: String(marks),
    spelling: replacing(spellings, letters),
    ending: replacing(endings),
    within: String(within),
    stop: String(stop),
    question: String(question),
  };
}
