import type { messages as english } from './dastan-e-zafran.en.ts';

export const messages: typeof english = {
  'dastan-e-zafran-shahi-paneer-naan-pizza': 'तंदूर में फूले नान पर केसर वाली क्रीम और काजू में डूबा पनीर।',
  'dastan-e-zafran-mutton-keema-naan-pizza':
    'सुनहरे, पिघलते चीज़ के नीचे मसालेदार मटन कीमा, अदरक और हरी मिर्च।',
  'dastan-e-zafran-nihari-pappardelle':
    'रात भर धीमी आँच पर पकी मटन निहारी में चौड़े रिबन जैसा पास्ता, अदरक और हरी मिर्च के साथ।',
  'dastan-e-zafran-saffron-chicken-fettuccine': 'बादाम की रेशमी क्रीम और कश्मीरी केसर में पका चिकन।',
  'dastan-e-zafran-navratan-korma-penne': 'कम तीखे सफ़ेद कोरमे में नौ तरह की सब्ज़ियाँ, मेवे और फल।',
  'dastan-e-zafran-pomegranate-and-mint-salad':
    'अनार, खीरा और हाथ से तोड़ा पुदीना, गुलाब जल की ड्रेसिंग के साथ।',
  'dastan-e-zafran-chicken-reshmi-salad': 'इलायची वाले दही में नरम चिकन टिक्का, बादाम और सलाद पत्ते।',
  'dastan-e-zafran-galouti-kebab':
    'इतना महीन मटन कीमा कि मुँह में घुल जाए, लौंग और जावित्री की खुशबू के साथ।',
  'dastan-e-zafran-kebab-platter':
    'दो लोगों के लिए मटन गलौटी, चिकन रेशमी और मटन बोटी कबाब, साथ में लपेटकर खाने को गरमागरम शीरमाल।',
  'dastan-e-zafran-haleem-cup':
    'गेहूँ, दाल और मटन, देर तक पकाकर और घोटकर एकदम मुलायम, ऊपर से तला प्याज़ और नींबू।',
  'dastan-e-zafran-biryani-arancini': 'केसरिया बिरयानी के करारे तले गोले, अंदर चिकन कोरमा।',
  'dastan-e-zafran-raan-slices':
    'गुलाब और शाही जीरे के साथ धीमी आँच पर पकी मटन की रान, पतली-पतली कटी हुई।',
  'dastan-e-zafran-subz-shami-kebab': 'चना दाल और सब्ज़ियों की टिक्कियाँ, बीच में पुदीना और प्याज़।',
};
