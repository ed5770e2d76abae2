/**
 * Active substances by CAS number (Regulation (EU) No 528/2012, Article 9, and the programme of Delegated Regulation (EU) No 1062/2014) of which disinfectants,
 * preservatives, pest control and antifouling are made: those that a biocidal product names on its label where it contains them to act.
 */
export const biocidalActiveSubstances: ReadonlySet<string> = new Set(
  [
    // Alcohols, oxidisers, chlorine and iodine: product types 1 to 5.
    '64-17-5 71-23-8 67-63-0 7722-84-1 79-21-0 7681-52-9 7778-54-3 2893-78-9 51580-86-0 87-90-1 127-65-1 10049-04-4 7553-56-2 25655-41-8',
    // Aldehydes, phenols and acids.
    '111-30-8 50-00-0 90-43-7 59-50-7 79-33-4 69-72-7 65-85-0 124-07-2 112-05-0 334-48-5',
    // Quaternary ammonium compounds, biguanides, alkylamines, silver.
    '68424-85-1 68391-01-5 63449-41-2 8001-54-5 7173-51-5 68424-95-3 27083-27-8 1802181-67-4 18472-51-0 2372-82-9 7761-88-8',
    // Preservatives: product types 6 to 13.
    '2634-33-5 55965-84-9 26172-55-4 2682-20-4 2527-66-4 26530-20-1 64359-81-5 52-51-7 10222-01-2 3811-73-2 13463-41-7 55406-53-6 886-50-0 330-54-1',
    '60207-90-1 107534-96-3 94361-06-5 10043-35-3 1303-96-4 12179-04-3 7758-99-8 7758-98-7 20427-59-2 1317-38-0 12069-69-1 8001-58-9',
    // Rodenticides: product type 14.
    '28772-56-7 56073-10-0 56073-07-5 90035-08-8 104653-34-1 81-81-2 5836-29-3 15879-93-3 67-97-0',
    // Insecticides, repellents, attractants: product types 18 and 19.
    '52645-53-1 52315-07-8 67375-30-8 52918-63-5 8003-34-7 118712-89-3 72963-72-5 7696-12-0 188023-86-1 23031-36-9 138261-41-3 120068-37-3 51-03-6',
    '134-62-3 119515-38-7 52304-36-6',
    // Antifouling: product type 21.
    '1317-39-1 1111-67-7 12122-67-7 86347-14-0 122454-29-9',
  ].flatMap((line) => line.split(' ')),
)
