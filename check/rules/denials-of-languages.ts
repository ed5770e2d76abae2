import type { LanguageCode } from '../../shared/languages.ts'
import { inLetters } from './in-letters.ts'

/** How a language forbids and denies. `\b` stands at the end of a word in any letters, `\w` for one of its letters. */
interface Denials {
  /** what forbids or denies without doubt */
  readonly forbids: RegExp
  /** what may stand for it in a translation: avoid, without, away from, only, incombustible */
  readonly denies: RegExp
  /** behind which a denial may say that something lasts: “if it does not stop” */
  readonly conditions: RegExp
}

const denials = (forbids: RegExp, denies: RegExp, conditions: RegExp): Denials => ({
  forbids: inLetters(forbids),
  denies: inLetters(denies),
  conditions: inLetters(conditions),
})

/** Held against the library, whose sentences say the same in every language (`denials-of-languages.test.ts`). */
export const denialsOf: Readonly<Record<LanguageCode, Denials>> = {
  bg: denials(
    /\bне\b|\bникога\b/,
    /\bне\b|\bникога\b|\bнито\b|\bняма\b|\bнищо\b|\bненужн|\bниког|избягва|предпаз|\bбез|забран|\bдалеч|предотврат|\bне\w+|\bсамо\b|липсва|изключ|пазете|различн|единствен|защит|отстран/,
    /\b(?:ако|докато)\b/,
  ),
  cs: denials(
    /\bnikdy\b|\bnesm[íě]\w*|\bne(?!ch|utral|dot)\w+(?:ejte|ujte)\b/,
    /\bne\w*|\bnikdy\b|\bžádn\w*|\bani\b|zabr|vyh[ýn]|bez|zákaz|zakáz|mimo|chra[ňn]|vyluč|vyvaruj|zamez|předch|předejd|jen|pouze|chybí|jiné než|výhradně|pouze|odděl/,
    /\b(?:pokud|jestliže|dokud|kým)\b/,
  ),
  da: denials(
    /\bikke\b|\baldrig\b/,
    /\bikke\b|\baldrig\b|\bingen\b|\bintet\b|\bhverken\b|\bmå ej\b|undgå|\buden\b|forbyd|forbud|forhindr|hold\w* væk|fri for|\bu(?:ved|op|mid|kend|egn|brænd|til|blan|vir|besk|fortyn|nødig|åbn|skad|sikker|klar)\w+|\bkun\b|væk fra|beskyt|andet end|andre end|non\w*|immobil|udelukk|bortset|uædle|uforen|\bvæk|ud af|bort/,
    /\b(?:hvis|indtil)\b/,
  ),
  de: denials(
    /\bnicht\b|\bnie\b|\bniemals\b|\bkeine?[nmrs]?\b/,
    /\bnicht\b|\bnie\b|\bniemals\b|\bkein\w*|\bnichts\b|\bweder\b|vermeid|\bohne\b|verbot|verbiet|verhinder|verhüt|\bfern|\bfrei\b|\bun(?!d\b|ter|d\w\b|gefähr)\w+|\bnur\b|\w{3}los\b|\w{3}frei\b|schütz|ausgeschl|unterlass|\bvor (?!der|dem)|außerhalb|nicht\w*|ausgenommen|mit ausnahme|immobil|ausschließ|funkenarm|\blose|weg\b/,
    /\b(?:wenn|falls|bis)\b/,
  ),
  el: denials(
    /\bμην?\b(?! σιδηρ)|\bποτέ\b/,
    /\bμην?\b|\bδεν?\b|\bποτέ\b|\bόχι\b|\bκανέν\w*|\bκαμία\b|\bούτε\b|\bδεν\b|αποφ[υεύ][γύυ]|χωρίς|απαγορ|εμποδ|μακριά|προφυλ|πρόληψ|\bμόνον?\b|προλαμβ|αποτρ|\bα(?:κατ|γν|κίν|διά|δι|σύμ|βλα)\w+|προστατ|άλλ\w+ (?:από|εκτός)|ακίνητ|εκτός|\bμη\w*|κλειστ|ανοξ/,
    /\b(?:αν|εάν|μέχρι)\b/,
  ),
  en: denials(
    /\b(?:do|does|must|may|should|shall|can) not\b|\bnever\b|\bcannot\b|n[’']t\b/,
    /\bnot\b|\bnever\b|\bno\b|\bnone\b|\bnor\b|\bneither\b|\bcannot\b|n[’']t\b|\bnothing\b|avoid|without|prevent|prohibit|forbid|keep\w* (?:\w+ ){0,5}(?:away|out|from|apart|dry)|\baway\b|\bfree\b|\w{3}less\b|\bun(?!til|der|ion|it|ique|less)\w+|\bonly\b|\bin(?:sol|comb|comp|app|act|depend|adequ|correct|suff)\w+|\bnon-|protect|refrain|out of|\black|\bstop|exclu|\bfail|other than|im(?:mob|perm|prop)\w*|\bless\b|remove/,
    /\b(?:if|until)\b/,
  ),
  es: denials(
    /\bno\b(?! (?:férre|ferros|noble))|\bnunca\b/,
    /\bno\b|\bnunca\b|\bni\b|\bningun\w*|\bningún\b|\bnada\b|\bjamás\b|evit|\bsin\b|prohib|impid|prevén|prevenir|lejos|alejad|\blibre|\bsolo\b|\bsólo\b|exent|proteg|abstén|\bfuera|\bfalt|carec|distint|diferent|únicam|unicam|desconoc|\bin(?:sol|comb|comp|ade|apr|appro|odor|act|util|ut|exist|suf|esist|difer|voul|invol|visi|color|efi|eff|cert|osser)\w*|\bim(?:per|prop|pos|pro|m[oóuú])\w*|\bno-|\bnon-|inmóv|extin/,
    /\b(?:si|hasta)\b/,
  ),
  et: denials(
    /\bärge\b|\bei tohi\b|\bei või\b/,
    /\bei\b|\bära\b|\bärge\b|\bmitte\b|\bpole\b|\bilma\b|\w+mata\b|vältida|väldi|\bilma|\w+mata\b|keela|eemal|\bvaba|ainult|takista|kaitst|puud|väljaspool|hoidu|muud kui|mitte\w*|liikuma|välja arvatud|üksnes|\beba|\bsobima|\bega\b|\w+vaba|kaitstud|kättesaamat/,
    /\b(?:kui|kuni)\b/,
  ),
  fi: denials(
    /\bälä\b|\bälkää\b|\bei saa\b|\beivät saa\b/,
    /\bei\b|\beivät\b|\bälä\b|\bälkää\b|\bei\w*\b|\bkoskaan\b|\bmikään\b|\w+mättä\b|\w+matta\b|vält|ilman|kiellet|kiel|estä|eril|vapaa|\w+ton\b|\w+tön\b|vain|suoja|etäällä|poissa|pidä|puuttu|\w+ttom\w*|\w+ttöm\w*|kaukana|muut kuin|\w+tu?matta|liikkuma|ettei|epä|ainoast/,
    /\b(?:jos|kun|kunnes)\b/,
  ),
  fr: denials(
    /\bn(?:e\b|[’'])(?!.*\bqu(?:e\b|[’']))|\bpas\b|\bjamais\b/,
    /\bne\b|\bn[’']|\bpas\b|\bjamais\b|\baucune?\b|\bnon\b|\bni\b|\brien\b|évit|\bsans\b|interdi|empêch|préven|éloign|à l[’']écart|\bhors\b|\blibre|seulement|exempt|protége|protégé|tenir (?:\w+ ){0,3}(?:loin|hors)|défens|abstenir|prohib|à l[’']abri|manqu|absen|autres? que|\bnon-?\w*|uniquem|inappro|mauvais|pertinent|\bin(?:con|vis|com|oc|hab)\w*|\bin(?:sol|comb|comp|ade|apr|appro|odor|act|util|ut|exist|suf|esist|difer|voul|invol|visi|color|efi|eff|cert|osser)\w*|\bim(?:per|prop|pos|pro|m[oóuú])\w*|\bno-|\bnon-|peu vrais|antidéfl/,
    /\b(?:si|jusqu)\b/,
  ),
  ga: denials(
    /(?:^|[.:;!] *)ná\b/,
    /\bná\b|\bní\b|\bnach\b|\bníl\b|\bgan\b|\bnár\b|\bníor\b|\bnach\w*|\bneamh\w*|seach|\bcosc|coimeád (?:\w+ ){0,4}(?:amach|ar shiúl|glan|ó)|\bsaor\b|amháin|\bdo-\w+|\bdo(?:gh|dh|sh)\w+|éalai|cosain|stop|éagmais|uaidh|\bdí\w+|\bmí-?\w+|níl\w*|ar shiúl|\bgan\b|coinnigh|amach|as aimsiú|imdhíon/,
    /\b(?:má|mura|go dtí)\b/,
  ),
  hr: denials(
    /(?<!se )\bne\b|\bnikad\w*|\bnemojte\b/,
    /\bne\b|\bnije\b|\bnisu\b|\bnikad\w*|\bnema\b|\bni\w+\b|\bbez\b|\bnem\w+|\bnit\w+|izbjeg|\bbez|zabran|sprij?eč|sprječ|daleko|dalje|podalje|\bsamo\b|zaštit|slobod|\bne\w+|izvan|kloni|osim|drug\w+ nego|\bni\w+|isključiv|inkompatib|zaštić|uklon/,
    /\b(?:ako|dok)\b/,
  ),
  hu: denials(
    /\bne\b|\btilos\b|\bsoha\b/,
    /\bne\b|\bnem\b|\btilos\b|\bsoha\b|\bnincs\w*|\bsem\b|\bsemmi\w*|\bsenki\b|\bnél?kül\b|kerül|nélkül|tilt|tilo|megakad|távol|mentes|védeni|óvni|csak|\w+talan|\w+telen|elkül|megel[őo]z|óv|\w+tlan|\w+tlen|hiány|különböz|nem\w*|\w+hatatlan|\w+hetetlen|legfeljebb|nehogy|kizáró|elzár|\w*táv/,
    /\b(?:ha|amíg)\b/,
  ),
  it: denials(
    /\bnon\b(?! (?:ferros|nobil|contempl|not))|\bmai\b/,
    /\bnon\b|\bmai\b|\bnessun\w*|\bné\b|\bniente\b|\bnulla\b|evit|\bsenza\b|\bviet|proib|impedi|preven|lontan|esente|\bsol[oa]\b|\bpriv|protegg|astener|al riparo|\bfuori|manca|improbabil|divers[aie]|\bnon\w*|soltanto|unicam|irrelev|\bin(?:sol|comb|comp|ade|apr|appro|odor|act|util|ut|exist|suf|esist|difer|voul|invol|visi|color|efi|eff|cert|osser)\w*|\bim(?:per|prop|pos|pro|m[oóuú])\w*|\bno-|\bnon-|antiscint|a prova di|\bvia\b/,
    /\b(?:se|finché)\b/,
  ),
  lt: denials(
    /\bniekad\w*|\bne(?!utral|beriz)\w+(?:kite)\b|\bnegalima\b|\bdraudžiama\b/,
    /\bne\w*|\bniekad\w*|\bjok\w*|\bniek\w*|\bnėra\b|\bnei\b|\bneg\w*|veng|be\b|draudž|saugo|toli|tik|be\w+|apsaug|atokiau|atskir|laikyti|stab|užkirst|išskyrus|trūk|kiti? nei|kitok|vien /,
    /\b(?:jei|jeigu|kol)\b/,
  ),
  lv: denials(
    /\bnekad\w*|\bnedrīkst\b|\bne(?!utral|sam|pāriet|izzūd)\w+(?:iet)\b/,
    /\bne\w*|\bnav\b|\bnekad\b|\bnevien\w*|izvair|bez\w*|aizlieg|novērs|sargā|tālāk|tikai|sargāt|sargāj|atsevi|brīvs|nepie|prom|trūk|aizsar|atturē|izņemot|cit\w+ nekā|vienīgi/,
    /\b(?:ja|līdz)\b/,
  ),
  mt: denials(
    /\btħallix\b|\btħallux\b|\bqatt\b|\bm[’']għand\w+x\b/,
    /\bma\b|\bm[’']|\btħalli\w*|\bmhux\b|\bqatt\b|\bmhumiex\b|\bmingħajr\b|\bebda\b|\bxejn\b|\bma\w*x\b|\w+x\b|\bla\b|\bmhi\w*|evita|mingħajr|projb|tipprev|bogħod|ħieles|\bbiss\b|nuqqas|iżola|ipprote|\bbarra\b|minbarra|mhux\w*|\bim(?:mob|perm)\w+|esklus|ma jistax|\bin(?:sol|komp)\w+/,
    /\b(?:jekk|sakemm)\b/,
  ),
  nl: denials(
    /\bniet\b|\bgeen\b|\bnooit\b/,
    /\bniet\b|\bgeen\b|\bnooit\b|\bniets\b|\bnoch\b|vermijd|\bzonder\b|verbod|verbied|voorkom|verwijderd houden|\bbuiten\b|\bvrij\b|alleen|\bon(?:opl|brand|bek|ges|ver|toe|nod|vol|bev|beh|juis|af|aan|geo)\w+|\w{3}loos|bescherm|uit de buurt|\bweg\b|beletten|\w{3}vrij|ontbre|ander[es]? dan|behalve|\bnon\w*|immobi|niet\w*|uitsluit|verwijder/,
    /\b(?:als|indien|tot)\b/,
  ),
  pl: denials(
    /\bnie\b|\bnigdy\b/,
    /\bnie\w*|\bnigdy\b|\bżad\w*|\bani\b|\bbrak\b|unika|bez\b|zabron|zabrani|zapobi|z dala|chron|tylko|wolny|bez\w+|z dala|poza|wystrz|strzec|zakaz|mało prawdop|inne niż|inny\w* niż|wyłącznie|beziskr|\w*usu[wn]/,
    /\b(?:jeśli|jeżeli|gdy|aż)\b/,
  ),
  pt: denials(
    /\bnão\b|\bnunca\b/,
    /\bnão\b|\bnunca\b|\bnem\b|\bnenhum\w*|\bnada\b|\bjamais\b|evit|\bsem\b|proib|impe[çd]|preven|afast|\blonge|\blivre|\bsó\b|apenas|isent|proteg|abst|\bfora\b|ao abrigo|\bfalt|não\w*|divers|diferent|anti|desconhec|unicam|por abrir|\bin(?:sol|comb|comp|ade|apr|appro|odor|act|util|ut|exist|suf|esist|difer|voul|invol|visi|color|efi|eff|cert|osser)\w*|\bim(?:per|prop|pos|pro|m[oóuú])\w*|\bno-|\bnon-|imóv/,
    /\b(?:se|até)\b/,
  ),
  ro: denials(
    /\bnu\b(?! (?:vă|se) )|\bniciodată\b/,
    /\bnu\b|\bniciodată\b|\bnici\w*|\bnimic\b|evit|fără|interzi|împied|preven|departe|\bferit|\bliber|numai|\bdoar\b|\bin(?:sol|comp|adec|comb|cor|exis)\w+|proteja|la distanță|a se feri|\bne\w+|lips|afara|altele|alții|\bim(?:prop|perm|pos)\w+|exclusiv|îndepărt|imobil|elimin/,
    /\b(?:dacă)\b/,
  ),
  sk: denials(
    /\bnikdy\b|\bnesmi\w*|\bnesmú\b|\bne(?!ch|utral|dot)\w+(?:ajte|ujte)\b/,
    /\bne\w*|\bnikdy\b|\bžiad\w*|\bani\b|\bnie\b|zabr[áa]|vyhýb|bez|zákaz|zakáz|mimo|chrá|iba|len|zamedz|predíd|predch|vyvar|chýba|vyhn|iné ako|\bn[ei]\w*|výlučne|výhradne/,
    /\b(?:ak|kým|pokiaľ)\b/,
  ),
  sl: denials(
    /\bne\b|\bnikoli\b/,
    /\bne\b|\bni\b|\bniso\b|\bnikoli\b|\bnobe\w*|\bnima\w*|\bnič\w*|\bne\w*|\bnit\w*|izogib|brez|prepov|prepreč|stran|proč|varuj|samo|le\b|zašči|hranit|loče|preprečit|izven|izogn|manjk|zavar|razen|drug\w+ kot|izključn/,
    /\b(?:če|dokler)\b/,
  ),
  sv: denials(
    /\bej\b|\binte\b|\baldrig\b/,
    /\bej\b|\binte\b|\baldrig\b|\bingen\b|\binga\b|\binget\b|\bvarken\b|\bicke\b|undvik|\butan\b|förbj|förbud|hindr|\bfri(?:a|tt)?\b|\bo(?:lös|brän|läm|till|känd|säk|sky|öpp|nöd|ut|pass|vid|för|an|be|rör|klar)\w+|\bendast\b|\bbara\b|åtskil|skydda|avstånd|\bborta?\b|\w{3}lös\b|\w{3}fri\b|\w{3}fria\b|saknas|förebygg|andra än|enbart|utom|orörlig|håll(?:s|as|a)? \w+ ?(?:borta|undan|från)|annan|annat|andra|oåtkom|nonjon|utom räck/,
    /\b(?:om|tills)\b/,
  ),
}
