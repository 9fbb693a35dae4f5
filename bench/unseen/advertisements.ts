/**
 * Job advertisements as employers paste them. The first line of each has the rules, in the form of `readQueries` without
 * the search; advertisements are separated by a line of dashes.
 */
const ADVERTISEMENTS = String.raw`
supervisor.*(?:workshop|mechanic|maintenance)|(?:workshop|maintenance) supervisor|diesel|heavy equipment fitter|hef |plant mechanic :: mechanic :: has hydraulic
WORKSHOP SUPERVISOR - HEAVY EQUIPMENT
Our company is a leading civil contractor with projects throughout Papua New Guinea. Applications are invited from suitably qualified persons for the position of Workshop Supervisor based in Lae.
Reporting to the Plant Manager, you will lead a team of eight fitters and apprentices.
Requirements: Trade certificate as Heavy Equipment Fitter; minimum 5 years experience on Caterpillar machines; hydraulics and engine overhaul; driver's licence class 6.
We offer an attractive salary, accommodation and annual leave fares. We are an equal opportunity employer.
Send your application with CV and two referees to The HR Manager, PO Box 123, Lae before 30th June. Only shortlisted applicants will be contacted.
-----
accountant :: bookkeep|accounts :: has myob
VACANCY: ACCOUNTANT
A growing wholesale business in Port Moresby is looking for an experienced Accountant to join our finance team.
Duties and responsibilities
- Prepare monthly financial statements and reports for management
- Bank reconciliations, GST and salary and wages tax returns
- Supervise two accounts clerks
Selection criteria
- Degree or diploma in accounting, CPA PNG member
- At least 4 years in a similar role
- Must have MYOB. Knowledge of Attache would be an advantage
Salary: K60,000 to K80,000 per annum depending on experience, plus housing allowance.
Email your CV to jobs@example.com. Applications close Friday 12 May at 4pm.
-----
guard|watchman|security officer|dog handler :: :: has access control|patrol
Security guards wanted urgently for our sites in Gerehu, Gordons and 9 Mile. We are a licensed security company with over 20 years in the industry. You must be physically fit, able to work day and night shifts, including weekends and public holidays, and able to read and write English. Duties: access control, patrolling, checking of vehicles and writing incident reports. Police clearance and medical certificate are required before you start. Uniform, transport and training are provided. Wages above the minimum. Bring your documents to our office behind the Stop N Shop between 8am and 3pm, Monday to Friday. No phone calls please.
-----
nurs|midwife :: community health|health extension :: has triage|wound|immuni
REGISTERED NURSE x 2
Location: mine site clinic, Tabubil. Roster: 21/21 FIFO from point of hire.
About the role: you will provide emergency and primary health care to our employees and their families, keep records and assist the doctor.
You must have: Diploma in General Nursing, current registration with the Nursing Council of PNG, three years post registration experience, wound care, triage and immunisation.
Nice to have: midwifery, ambulance driving.
The company is committed to safety, diversity and community development. Women are encouraged to apply.
To apply visit our website and quote reference RN-204. Closing date: 15 August. Previous applicants need not apply.
-----
truck driver|heavy vehicle driver|semi.?trailer|tanker driver|delivery driver :: driver :: has highlands highway
DRIVERS - HIGHLANDS HIGHWAY
Transport company in Lae needs four truck drivers for prime movers with semi trailers between Lae, Mount Hagen and Mendi.
What we need: class 6 licence, at least five years on the Highlands Highway, load restraint and log book knowledge, clean traffic record. Dangerous goods licence is an advantage.
What we offer: competitive fortnightly pay, trip allowance, uniform, superannuation with Nasfund, medical cover.
If this sounds like you, come to our depot at Milford Haven Road with your licence and references, or call our dispatch office. Applications close when the positions are filled.
-----
it support|help ?desk|desktop support|computer technician|ict officer :: network|information technology :: has active directory|office 365
Position: IT Support Officer. Company: a financial institution with eleven branches. Location: Port Moresby (head office). Employment: full time, 2 year contract, renewable. Purpose of the position: to provide first level support to about 200 users of computers, printers and the core banking application. Key responsibilities: log and resolve help desk calls; install and maintain desktops and laptops; create accounts in Active Directory; support Office 365; help with the network. Qualifications: certificate or diploma in information technology, two or more years in a help desk environment. Personal attributes: honest, punctual, customer focused, team player. Salary is negotiable. Please send a cover letter, CV and copies of certificates by Monday 3rd of July to the Human Resources Manager.
-----
\bcook\b|chef|kitchen hand :: :: has menu|bulk|food safety
CAMP COOKS AND KITCHEN HANDS
Catering company seeks experienced camp cooks for a gas project in Hela Province. The camp has 400 people.
You will prepare breakfast, lunch and dinner in bulk, bake bread, order stock and keep the kitchen clean according to HACCP.
Applicants must have worked at least 3 years in a camp, hotel or mess, have a food safety certificate and be willing to work 28 days on and 28 days off.
Remuneration: K7.50 to K9.00 per hour, plus completion bonus. Meals and room are free.
Apply in person at our office in Mount Hagen, Hagen Drive. Landowners of the project area are given preference as required by the agreement.
-----
primary|elementary|^teacher$|senior teacher :: teacher :: has lesson|curriculum|phonics
PRIMARY TEACHERS FOR 2027
Our school is an international school in Madang with 260 students from prep to grade 8. We invite applications for two class teachers, grade 2 and grade 5, to start in January.
The successful applicants will hold a diploma or degree in primary teaching, be registered with the Teaching Service Commission, have five years of classroom experience with the standards based curriculum and good English.
Experience with phonics programmes would be desirable.
Benefits include housing, school fees for two children and return airfares every year.
The school is committed to child protection. All appointments are subject to police checks.
Send applications to the Principal by 30 October.
-----
electrician|electrical (?:fitter|trades) :: :: has fault|switchboard|motor control
Electrical Tradesperson (fixed plant)
We operate a palm oil mill in West New Britain. Join our maintenance crew and look after motors, switchboards, motor control centres and the steam turbine of the mill.
The essential requirements are: trade certificate as electrician, current PNG Power licence, AS/NZS 3000, fault finding, minimum 6 years in industry, and the ability to work at heights.
It would be good if you know PLCs and solar.
We provide a company house in Kimbe, school subsidy and leave fares. Attractive package for the right person.
Interested? Email your resume to recruitment@example.org with the subject Electrician. Agencies please do not contact us.
-----
human resources officer|hr (?:officer|coordinator|generalist)|recruitment officer|industrial relations :: hr |human resource :: has recruit
HUMAN RESOURCES OFFICER
Reports to: General Manager Corporate Services
Location: Kokopo, East New Britain
The cooperative society has 350 employees in the cocoa and copra business. The officer will look after recruitment, induction, personnel files, leave, work permits and performance appraisals, and advise supervisors on the Employment Act.
Minimum requirements: bachelor's degree in human resource management or a related field; 3 to 5 years of experience; good knowledge of HRIS; typing and Microsoft Office.
Salary range K45,000 - K55,000. Women and persons with disabilities are welcome to apply. Applications without certificates will not be considered. Closing date 31 March.
-----
receptionist|front desk|secretary|office assistant|administration officer :: administrati :: has switchboard|typing|bookings|filing
RECEPTIONIST / OFFICE ASSISTANT wanted for a busy law firm in downtown Port Moresby. The ideal person is well presented, friendly and speaks good English and Tok Pisin. Duties include the switchboard, visitors, bookings for meetings and travel, typing letters, filing and petty cash. You should have completed grade 12 and a certificate in office administration and have at least two years in a similar job. Knowledge of Microsoft Word and Outlook is essential. Hours are Monday to Friday 8.00am to 5.00pm. Pay K900 per fortnight. Please drop your application with a recent photo at our office, level 4, or post it to PO Box 999. Applications close this Friday.
-----
civil engineer|project engineer|site engineer|roads engineer :: structural engineer|construction manager :: has road
SENIOR CIVIL ENGINEER (ROADS)
A consulting firm funded by a development bank needs a civil engineer for the rehabilitation of 80 km of road in the Eastern Highlands.
Tasks: supervision of contractors, design checks in AutoCAD, contract administration (FIDIC), monthly progress reports to the Department of Works.
Profile: degree in civil engineering, ten years of experience of which five in road construction, registered with IEPNG, own vehicle not necessary.
The assignment is 18 months, based in Goroka with travel to Port Moresby.
Expressions of interest with CV and expected salary to the Team Leader. The firm does not charge any fee at any stage of recruitment.
-----
store(?:man|s clerk|keeper)|warehouse|inventory|forklift :: logistics :: has forklift
STOREMAN - FORKLIFT OPERATOR
Hardware distributor in Lae is seeking a reliable storeman.
Responsibilities: receiving containers, put away, picking and dispatch, cycle counts and stocktake, keeping the warehouse clean and safe.
To be considered you need a forklift licence, two years experience in a warehouse, computer skills (Pronto is an advantage) and be honest.
Rate K6.20 per hour plus overtime. Bus pick up from Kamkumung and Taraka.
Apply to the Warehouse Manager, Butibam Road. Bring a reference from your pastor or last employer and a police clearance not older than 3 months.
-----
geologist :: :: has core log|sampling|mapping
Exploration Geologist required. Our client, listed on the stock exchange, explores for copper and gold in East Sepik and Sandaun. You will plan and supervise drilling, log core, take soil and rock samples, keep the database and model in Leapfrog, and work with landowners and the community affairs team. You have a Bachelor of Science in geology, four years in exploration in rugged country, first aid and good report writing. Rotation is 28/14 out of Wewak. The package includes salary of K110,000 to K140,000, insurance and super. Candidates must be citizens or have the right to work in PNG. Only successful candidates will be notified.
-----
agronom|extension (?:officer|agent|specialist)|field officer|rural development :: plantation :: has coffee
COFFEE EXTENSION OFFICERS (3 POSITIONS)
Exporter of certified coffee, with offices in Goroka and Banz.
We work with 6,000 smallholders and need officers who train farmers in pruning, nursery management, pest control (coffee berry borer) and record keeping for certification audits.
Essential: certificate or diploma in tropical agriculture from Vudal, UNITECH or HATI; farmer training experience; motorbike licence; fluent Tok Pisin.
Desirable: a local language of the Highlands, experience with Rainforest Alliance.
You will live in the district and walk a lot.
Pay is according to our salary scale. Send your application letter to the Field Manager, PO Box 51, Goroka. Deadline: Wednesday 20th.
-----
customs broker|freight|import export|shipping clerk :: logistics :: has asycuda
CUSTOMS CLERK
International freight forwarder, Motukea, has a vacancy for a customs clerk.
You will: classify goods, lodge entries in ASYCUDA, deal with NAQIA and PNG Customs, follow up containers with shipping lines and invoice clients.
You have: Customs broker licence or at least 3 years in clearance, tariff classification, attention to detail and a class 1 driver's licence.
Great team, modern office, opportunities to grow.
We are an equal opportunity employer and do not discriminate on the basis of race, religion, age, sex or disability.
Forward your CV in confidence. Closing: 14 November.
-----
sales rep|van sales|merchandiser|territory sales|sales executive :: sales :: has fmcg|merchandis|route|customer
Wanted: Sales Representative for food products, Momase region, based in Madang.
Our brands are in every trade store and we want someone who loves selling. You will call on wholesalers and supermarkets, take orders on a tablet, merchandise shelves, collect payments and report the activity of competitors.
We need a go-getter with a class 3 licence, three years of FMCG sales, good with numbers, mature and willing to travel to Wewak and Lae.
You get a base salary of K28,000 plus commission, company ute and phone.
WhatsApp your CV to the number below or bring it to the office next to the market. Attractive incentives! Close of applications: end of month.
-----
community (?:liaison|affairs)|landowner liaison|village relations :: community relations :: has mediation|stakeholder|compensation
COMMUNITY LIAISON OFFICER
Employer: joint venture building a hydro power station.
Duty station: Tari, Hela.
The CLO keeps the project and the villages in touch: meetings and awareness, grievance register, compensation claims, mediation of disputes, weekly reports.
You must speak Tok Pisin and English; Huli is an advantage. Five years with an extractive or infrastructure project. Report writing and Excel. Diploma in social science or community development.
Local residents within the project impact area will be given first consideration.
Terms: 12 months contract, gross K2,300 a fortnight, accommodation in camp.
How to apply: email one PDF file, not bigger than 2 MB.
-----
hse|safety officer|\bohs\b|occupational health|safety advisor|safety manager :: safety :: has incident investigation|risk assessment
HSE ADVISOR
About us: we are a drilling contractor and part of an international group.
About the job: promote a safe work culture, run inductions and toolbox talks, carry out risk assessments, audits and incident investigations, keep the statistics and train first aiders.
About you: Cert IV in occupational health and safety, ISO 45001, 5+ years in mining or oil and gas, strong communication skills, driver's licence, medically fit for remote work, drug and alcohol free.
What's in it for you: excellent remuneration, roster 4 weeks on 2 weeks off, flights from Port Moresby or Lae.
Don't miss this opportunity, apply now with your resume and certificates! Applications close on 9 September 2026.
-----
domestic|haus meri|home help|house ?cleaner|housekeeper|nanny :: room attendant|housekeeping :: has child|cook|laundry|babysit
HAUS MERI NEEDED. We are a family of five living at Touaguba Hill. We are looking for someone to live in from Sunday night to Friday afternoon. The work is cleaning, laundry and ironing, cooking dinner for the family and looking after two children aged 3 and 6 when they come from school. You need to be clean, kind and trustworthy and like children. Experience with a family and a reference is a must. We pay K350 a fortnight and Nasfund, and you have your own room. A young lady from a Christian family is preferred. Please call after 5pm or send a message with your name, where you live now and when you can start.`

/** The advertisements, as lines of rules for `readQueries` with the text in place of the search. */
export const ADVERTISED = ADVERTISEMENTS.trim()
  .split(/\n-+\n/)
  .map((advertisement) => {
    const [rules = '', ...text] = advertisement.split('\n')
    return { rules, text: text.join('\n') }
  })
