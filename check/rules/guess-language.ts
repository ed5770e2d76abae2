import { languageCodes, type LanguageCode } from '../../shared/languages.ts'

/**
 * Small words of which sentences of a sheet consist in each language of the Union. A word that is one of several languages tells them apart by the others beside
 * it: what a language shares with its neighbours speaks for none of them alone.
 */
const smallWords: Readonly<Record<LanguageCode, string>> = {
  bg: 'и на с не или от за в при да се е са по до вода кожа очи лекар незабавно може контакт употреба кожата могат вещества продуктът съдържа пожар продукта преди вдишване след спазвайте разтворители раздел съхранява като със използвайте киселини опаковки регламент ео',
  cs: 'a s ne nebo je v na do se při pro od ze jsou aby ihned lékaře voda vodou kůže oči může výrobek před styku použití nařízení způsobit mohou ve uchovávejte dodržujte požáru směs kůží nejsou množství vdechování používejte podle okamžitě páry odděleně poškození vodní',
  da: 'og med ikke eller af en et er til på i ved det den der skal straks vand hud øjne læge for at hvis mistænkt produktet fra brug stoffer indeholder indånding ingen punkt opbevares forårsage før opløsningsmidler hold må forordning indtagelse skyl væk andre ef blandingen dampe undgå overhold',
  de: 'der die das und mit nicht oder bei von ist sind werden ein eine für zu auf im den dem des kein keine sofort an einen einem nach aus wenn wasser haut augen arzt kann vor können enthält behälter einatmen durch unter über stoffe verursachen abschnitt beachten einer lassen verschlucken beim verwenden sich gefährliche aufbewahren konzentrationen tragen zum',
  el: 'και με όχι ή από για το τη την τον του της σε στο στη να είναι μην νερό δέρμα μάτια γιατρό αμέσως τα μπορεί δεν που προϊόν των τις τους κατά περίπτωση ουσίες επαφή οι χρήση περιέχει προκαλέσει στον μη αέρα πριν μείγμα τμήμα μετά τηρείτε',
  en: 'the and of with for not or if from is are when be by this into in at water skin eyes doctor immediately rinse may use keep fire that contains cause other mixture hazardous after before clothing containers section store up observe solvents ec regulation container flammable vapours',
  es: 'el la los las y con no o del en una un es son para por se al de si agua piel ojos médico más ha hasta producto puede pueden protección sustancias aire mantener mezcla reglamento inhalación disolventes sobre peligro sección trabajo superficies tener ingestión almacenar polvo cuenta ropa exposición inmediatamente',
  et: 'üle kuni ja ei või on kui ning koos mitte kohe see ka veega nahk silmad arst hoida võib korral toode võivad aineid põhjustada segu järgida enne kasutada mis nahale eest pärast loputada sisaldab eü kanda arsti viivitamata jagu võtta sissehingamisel',
  fi: 'ja ei tai on kun jos sekä että ovat ole heti tuote älä vettä iho silmät lääkäri voi kanssa aiheuttaa käytä vedellä aineita ennen pidä sisältää noudata voivat iholle varastoi ey tuotetta saa tuotteen huuhdo välittömästi vähintään hengitettynä jälkeen erillään saattaa',
  fr: 'le la les et avec pas ou de des du en une un est sont pour dans par sur ne si eau peau yeux médecin immédiatement à directive soumis produit au peut cas peuvent protection aux incendie mélange contient rubrique aucune provoquer avant inhalation être après autres utilisation sans vapeurs récipients vêtements aérosol',
  ga: 'agus le ná nó an na ar is tá má den i leis uisce craiceann súile dochtúir go aon sa so don do níl ní fhéadfadh ag táirge sé ina bheith atá úsáid bhfuil cuir chúis faoi gcás ann huisce gan coimeád maidir substaintí éis eile mar rialachán cloígh',
  hr: 'i s ne ili je u na do se pri za od su ako odmah vodom koža oči liječnika da nema prije nije ali naveden voda može proizvod tvari sadrži mogu slučaju koje koji uzrokovati uporabe otapala nakon pridržavati nisu dodiru kožom skladištiti čuvati ez odvojeno rabiti spremnike kao dodir',
  hu: 'a az és nem vagy van ha ki meg egy azonnal kell vízzel bőr szem orvos hogy de más esetén termék tartani tartalmaz tilos tűz veszélyes előtt használat fel rendelet szóló érintkezve után tartandó okozhat szakasz való tárolandó szerves anyagokat mérgező bőrrel gőzök',
  it: 'il la gli e con non o di del della in una un è sono per da nel se acqua pelle occhi medico fino prodotto può contatto sostanze possono provocare alla tenere dell aria prima miscela che vapori indumenti utilizzare conservare sezione dei dopo sciacquare acidi regolamento superfici',
  lt: 'ir su ne arba yra jei iš į nuo prie kai būti nedelsiant vandeniu oda akys gydytoją tai bet kad gali laikyti medžiagų vandens produktas kaip naudoti sukelti pagal prieš nėra laikytis sudėtyje įkvėpus prarijus gaisro eb dėl odą medžiagos kreiptis odos jeigu kvėpavimo',
  lv: 'un ar ne vai ir ja no uz pie nav tūlīt nekavējoties ūdens ādu acis ārstu var kas pēc izraisīt ūdeni produkts satur vielas lietošanas pirms glabāt saskarē ievērot pret tvertnes sargāt gadījumā lietot darba tikai ādas saskaņā apģērbu iedaļa',
  mt: 'u ma jew ta fil bil mal hija huwa il għal ilma ġilda għajnejn tabib l is tal li prodott għall jista jekk mill mhux meta fuq tat minn nar fl ħsara żomm sustanzi ħafna jistgħu użu bl lill fih nifs dwar jikkawża',
  nl: 'de het en met niet of van een is zijn voor bij op in te worden geen water huid ogen arts onmiddellijk gebruik stoffen aan bevat veroorzaken kunnen stof inademing neem mengsel rubriek verpakkingen lucht verordening kleding acht onder inslikken tegen toepassing oplosmiddelen gevaarlijke oppervlakken bewaren',
  pl: 'i z nie lub jest w na do się oraz od ze po natychmiast wodą skóra oczy lekarza może przed przypadku przechowywać mogą zawiera wody podczas działa przestrzegać powodować są kontakcie skórą pojemniki we powoduje zgodnie ochrony substancji substancje odzież dla szkodliwie',
  pt: 'o os as e com não ou de do da em uma um é são para por no na se água pele olhos médico produto pode ao substâncias podem manter proteção mistura incêndio contém utilização regulamento inalação após respeitar solventes ser resíduos secção armazenar produtos superfícies trabalho enxaguar',
  ro: 'și cu nu sau este în la de pe din pentru se sunt un o apă piele ochi medic imediat caz poate produsul care pot dacă utilizare conține protecție incendiu privind pielea într mai să substanțe înainte inhalare după prin pericol respectați solvenți secțiunea',
  sk: 'a s nie alebo je v na do sa pri pre od zo sú ihneď vodou koža oči lekára podľa pred použitím môže výrobok uchovávajte spôsobiť môžu ak kontakte dodržiavajte zabráňte spôsobuje oddiel odev vdýchnutí oddelene iné použitie pokožkou žiadne vo okamžite rozpúšťadlá poškodenie požiaru iba',
  sl: 'in z s ne ali je v na do se pri za od so ob takoj vodo koža oči zdravnika ga o pred bila mesto voda lahko ki izdelek snovi vsebuje kožo povzroči stiku niso če uporabo kot vdihavanju upoštevajte posode hranite ločeno hraniti skladu naj oddelek zaužitju stik št',
  sv: 'och med inte eller av en ett är till på i vid det den ska för genast vatten hud ögon läkare som produkten från innehåller förvaras använd ämnen orsaka inandning mycket behållare att andra avsnitt upp användning inga lösningsmedel blandningen skölj förtäring låt får förordning',
}

const sets = languageCodes.map((language) => [language, new Set(smallWords[language].split(' '))] as const)

/** Words of a sentence that can be judged: shorter texts are names and codes. */
const fewestWords = 5
/** Letters of a word that tells languages apart. */
const telling = 3
/** The letters of “N.O.S.” are no Italian or Spanish “o”. */
const abbreviation = /(?<![\p{L}.])\p{L}(?:\.\p{L})+\.?(?!\p{L})/gu
/** Different small words by which another language has more than the one under which the text stands. */
const fewestMore = 2

/**
 * The language of a text that stands under another one; null where it may be what it is said to be, or nobody can say which it is.
 * @param said the language under which it stands
 */
export function guessLanguage(text: string, said: LanguageCode): LanguageCode | null {
  const words =
    text
      .replaceAll(abbreviation, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  if (words.length < fewestWords) return null
  const hits = sets.map(([language, own]) => {
    const found = new Set(words.filter((word) => own.has(word)))
    // Words of a letter or two are in many languages, and abbreviations in all of them.
    return { language, count: language === said || [...found].some((word) => word.length >= telling) ? found.size : 0 }
  })
  const countOf = (language: LanguageCode) => hits.find((one) => one.language === language)?.count ?? 0
  const [best, next] = hits.toSorted((a, b) => b.count - a.count)
  if (best === undefined || next === undefined || best.count === next.count || best.count < countOf(said) * 2 + fewestMore) return null
  return best.language
}
