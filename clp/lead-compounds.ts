/**
 * Lead and compounds of it by CAS number: those of the candidate list and of CLP Annex VI, and others that are used, which entry 082-001-00-6 of Annex VI
 * means and does not name.
 */
export const leadNumbers: ReadonlySet<string> = new Set([
  '7439-92-1', // lead
  '1317-36-8', // monoxide
  '1309-60-0', // dioxide
  '1314-41-6', // red lead
  '7758-97-6', // chromate
  '1344-37-2', // sulfochromate yellow
  '12656-85-8', // chromate molybdate sulfate red
  '7446-14-2', // sulfate
  '12036-76-9', // oxide sulfate
  '12202-17-4', // tetralead trioxide sulfate
  '12065-90-6', // pentalead tetraoxide sulfate
  '62229-08-7', // dibasic sulfite
  '598-63-0', // carbonate
  '1319-46-6', // basic carbonate
  '12141-20-7', // dioxide phosphonate
  '7446-27-7', // orthophosphate
  '301-04-2', // acetate
  '1335-32-6', // basic acetate
  '51404-69-4', // basic acetate, by another number
  '10099-74-8', // nitrate
  '17570-76-2', // methanesulfonate
  '13814-96-5', // tetrafluoroborate
  '20837-86-9', // cyanamidate
  '13424-46-9', // azide
  '15245-44-0', // styphnate
  '6477-64-1', // dipicrate
  '7784-40-9', // hydrogen arsenate
  '3687-31-8', // arsenate
  '11120-22-2', // silicate
  '68784-75-8', // barium silicate, doped with lead
  '12060-00-3', // titanate
  '12626-81-2', // titanate zirconate
  '8012-00-8', // antimonate yellow
  '199876-46-5', // halide phosphor
  '61790-14-5', // naphthenate
  '301-08-6', // bis(2-ethylhexanoate)
  '1072-35-1', // stearate
  '12578-12-0', // basic stearate
  '91031-62-8', // salts of fatty acids
  '69011-06-9', // basic phthalate
  '78-00-2', // tetraethyllead
])

/** Whether a substance is lead or a compound of it. CLP Annex VI, 1.1.1.1: an index number begins with the atomic number of the element, 82 for lead. */
export function isLead(casNumber: string | null | undefined, indexNumber: string | null | undefined): boolean {
  return (indexNumber?.startsWith('082-') ?? false) || (typeof casNumber === 'string' && leadNumbers.has(casNumber))
}
