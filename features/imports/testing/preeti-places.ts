/** Districts as a typist presses them in Preeti, and in Unicode. */
export const preetiPlaces = String.raw`
tfKn]h'ª ताप्लेजुङ
kfFry/ पाँचथर
Onfd इलाम
emfkf झापा
df]/ª मोरङ
;'g;/L सुनसरी
wgs'6f धनकुटा
t]x|y'd तेह्रथुम
ef]hk'/ भोजपुर
;+v'jf;ef संखुवासभा
;f]n'v'Da' सोलुखुम्बु
cf]vn9'Ëf ओखलढुङ्गा
vf]6fª खोटाङ
pbok'/ उदयपुर
;Kt/L सप्तरी
l;/fxf सिराहा
wg'iff धनुषा
dxf]Q/L महोत्तरी
;nf{xL सर्लाही
l;Gw'nL सिन्धुली
/fd]5fk रामेछाप
bf]nvf दोलखा
l;Gw'kfNrf]s सिन्धुपाल्चोक
/;'jf रसुवा
wflbª धादिङ
g'jfsf]6 नुवाकोट
sf7df8f}F काठमाडौँ
eQmk'/ भक्तपुर
nlntk'/ ललितपुर
sfe|]knf~rf]s काभ्रेपलाञ्चोक
dsjfgk'/ मकवानपुर
/f}tx6 रौतहट
af/f बारा
k;f{ पर्सा
lrtjg चितवन
uf]/vf गोरखा
ndh'ª लमजुङ
tgx'F तनहुँ
:ofª\hf स्याङ्जा
sf:sL कास्की
dgfª मनाङ
d':tfª मुस्ताङ
DofUbL म्याग्दी
kj{t पर्वत
afUn'ª बाग्लुङ
u'NdL गुल्मी
kfNkf पाल्पा
gjnk/f;L नवलपरासी
?kGb]xL रुपन्देही
slknj:t' कपिलवस्तु
c3f{vfFrL अर्घाखाँची
Ko'7fg प्युठान
/f]Nkf रोल्पा
?s'd रुकुम
;Nofg सल्यान
bfª दाङ
afFs] बाँके
alb{of बर्दिया
;'v]{t सुर्खेत
b}n]v दैलेख
hfh/sf]6 जाजरकोट
8f]Nkf डोल्पा
h'Dnf जुम्ला
sflnsf]6 कालिकोट
d'u' मुगु
x'Dnf हुम्ला
afh'/f बाजुरा
aemfª बझाङ
c5fd अछाम
8f]6L डोटी
s}nfnL कैलाली
s~rgk'/ कञ्चनपुर
88]nw'/f डडेलधुरा
a}t8L बैतडी
bfr'{nf दार्चुला`
  .trim()
  .split('\n')
  .map((line): readonly [string, string] => {
    const [typed = '', unicode = ''] = line.split(' ')
    return [typed, unicode]
  })
