/** The most used passwords of eight characters and more, local favourites among them; shorter ones fail by length. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
password password1 password12 password123 password1234 passw0rd passw0rd1 p@ssw0rd p@ssword p@ssw0rd1 12345678
123456789 1234567890 12345678910 123123123 1234512345 0123456789 0987654321 987654321 9876543210 87654321
11111111 111111111 1111111111 00000000 000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888
99999999 11223344 1122334455 12341234 12344321 123321123 123654789 147258369 159357456 741852963 789456123
963852741 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertyuiop123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx zxcvbnm1 zxcvbnm123 asdfghjk asdfghjkl asdf1234 asdfasdf abcd1234
abc12345 abcdefgh abcdefg1 abcd12345 a1b2c3d4 aa123456 aa12345678 aaaaaaaa iloveyou iloveyou1 iloveyou2
iloveyou123 ilovenepal sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball
superman superman1 batman123 spiderman dragon123 monkey123 charlie1 michael1 jennifer jessica1 michelle
welcome1 welcome123 welcome12 letmein1 letmein123 trustno1 starwars whatever computer computer1 internet
internet1 admin123 admin1234 admin12345 administrator administrator1 root1234 rootroot test1234 test12345
testtest testing123 changeme changeme1 changeme123 default1 secret123 mypassword student1 student123
student1234 student12345 teacher123 college123 university university1 university123 engineer engineer1
engineering entrance entrance1 entrance123 exam1234 nepal123 nepal1234 nepal12345 nepal@123 nepal@1234
nepal@12345 kathmandu kathmandu1 kathmandu123 pokhara123 pokhara1 lumbini123 lumbini1 chitwan123 everest123
everest1 everest8848 sagarmatha sagarmatha1 himalaya1 himalaya123 hello123 hello1234 hellohello namaste123
namaste1 namaste@123 buddha123 gorkha123 gorkhali nepali123 nepalese nepalnepal mero1234 merojilla merodesh
ramram123 sitaram123 hariom123 shivashiva shiva123 ganesh123 krishna123 krishna1 laxmi123 durga123 lovelove
lovely123 loveyou1 loveyou123 family123 mummydaddy mother123 father123 birthday facebook facebook1 facebook123
google123 googlegoogle samsung1 samsung123 nokia123 iphone123 mobile123 khalti123 esewa123 ncell123 ntc12345
9800000000 9811111111 9841234567 9812345678 9801234567 9851234567 98412345 98123456 windows1 windows123
microsoft master123 master12 killer123 shadow123 freedom1 freedom123 cheese123 chocolate chocolate1 butterfly
butterfly1 elephant swordfish pa55word pass1234 pass12345 pass@123 pass@1234 password@1 password@123
password@1234 admin@123 admin@1234 user1234 user12345 guest123 guest1234 login123 login1234 temp1234 temporary
temporary1 qazwsxedc qazwsx123 zaqxswcde asdqwe123 qweasdzxc qweasd123 1234qwer qwer1234 qwer12345 1234abcd
123abc123 abc123456 abc@1234 abcd@1234 a12345678 a123456789 q12345678 q123456789 z1234567 123456ab 123456aa
123456789a 1234567a 12345678a 12345qwert qwert12345 asdfg12345 zxcvb12345 112233445566 102030405060 1020304050
10203040 121212121 12121212 13131313 12131415 23232323 45454545 69696969 78787878 98989898 89898989 20202020
20212021 20222022 20232023 20242024 20252025 20262026 20752075 20762076 20772077 20782078 20792079 20802080
20812081 20822082 20832083 01012000 01011990 01011995 01012005 19951995 19961996 19971997 19981998 19991999
20002000 20012001 20022002 20032003 20042004 20052005
`
    .trim()
    .split(/\s+/),
)
