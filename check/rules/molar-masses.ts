/** g/mol of substances whose vapour or gas collects or rises, by CAS number: what section 9.1(q) says follows from it (air has 28.96). */
export const molarMasses: Readonly<Record<string, number>> = {
  '1333-74-0': 2.016, // hydrogen
  '7440-59-7': 4.003, // helium
  '74-82-8': 16.04, // methane
  '7664-41-7': 17.03, // ammonia
  '74-86-2': 26.04, // acetylene
  '74-85-1': 28.05, // ethylene
  '630-08-0': 28.01, // carbon monoxide
  '7727-37-9': 28.01, // nitrogen
  '7782-44-7': 32, // oxygen
  '7783-06-4': 34.08, // hydrogen sulphide
  '7440-37-1': 39.95, // argon
  '124-38-9': 44.01, // carbon dioxide
  '10024-97-2': 44.01, // dinitrogen oxide
  '74-98-6': 44.1, // propane
  '115-07-1': 42.08, // propylene
  '75-21-8': 44.05, // ethylene oxide
  '115-10-6': 46.07, // dimethyl ether
  '106-97-8': 58.12, // butane
  '75-28-5': 58.12, // isobutane
  '75-01-4': 62.5, // vinyl chloride
  '7446-09-5': 64.07, // sulphur dioxide
  '7782-50-5': 70.9, // chlorine
  '67-56-1': 32.04, // methanol
  '64-17-5': 46.07, // ethanol
  '67-63-0': 60.1, // propan-2-ol
  '71-36-3': 74.12, // butan-1-ol
  '67-64-1': 58.08, // acetone
  '78-93-3': 72.11, // butanone
  '108-10-1': 100.16, // 4-methylpentan-2-one
  '141-78-6': 88.11, // ethyl acetate
  '123-86-4': 116.16, // n-butyl acetate
  '60-29-7': 74.12, // diethyl ether
  '109-99-9': 72.11, // tetrahydrofuran
  '75-05-8': 41.05, // acetonitrile
  '109-66-0': 72.15, // pentane
  '110-54-3': 86.18, // n-hexane
  '142-82-5': 100.2, // n-heptane
  '110-82-7': 84.16, // cyclohexane
  '71-43-2': 78.11, // benzene
  '108-88-3': 92.14, // toluene
  '1330-20-7': 106.17, // xylene
  '100-41-4': 106.17, // ethylbenzene
  '100-42-5': 104.15, // styrene
  '80-62-6': 100.12, // methyl methacrylate
  '75-09-2': 84.93, // dichloromethane
  '127-18-4': 165.83, // tetrachloroethylene
  '67-66-3': 119.38, // chloroform
  '75-15-0': 76.14, // carbon disulphide
}
